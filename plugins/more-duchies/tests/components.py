# SPDX-License-Identifier: GPL-3.0-or-later
"""The twelve more duchies of the box, written down a second time."""

GRADE = 'likely'

DUCHIES = {
    '11': 'tttt yyrgg yybbgg rtttttr bggyye bbree bttt',
    '12': 'gggg tttgt beertt brbgbbe byttyr yytyt yrtt',
    '13': 'ttyt eryyt etyyyr rgtgggt terbgt tbtbg bbtb',
    '14': 'ettb trert tggegt ytgygtb ytgytb yrbrb yttb',
    '15': 'eyyr ryttg bgtttg bgetttg bbebbg yrttr yytt',
    '16': 'tttt ryyyg ytyygg tteerbb tebbgg rtttg bbtr',
    '17': 'yyrt bbttt tbgggr ttreggy bbbgey ttrey tytt',
    '18': 'tttt ttrbb gggrbb eeerttt bbryyt yyggt yygt',
    '19': 'tgtr gggye rgebet yytbbtb yttytb tgtyr rttb',
    '20': 'tttr rttee yygeyy bbgtygg tbtggr trbtt tbby',
    '21': 'reeb rtteb tttytg ttrgttg bggyrg yttyb ybyb',
    '22': 'yytt yrtrt tbttbt tteeebt tygyyg brgrg bbgg',
}


def check_all(check, catalogues):
    """There are no tiles of its own."""
    check('catalogues', list(catalogues), [])
