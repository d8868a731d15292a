type Work = {
  readonly authors?: string
  readonly year?: number
  readonly title: string
  /** Journal with volume and pages, or publisher. */
  readonly where?: string
}

/** Bare DOI, without the resolver's address. */
type WithDoi = { readonly doi: string }

/** For a work without a DOI that we could confirm: where it was read, and on which day. */
type WithAddress = { readonly url: string; readonly accessed: string }

type Book = { readonly isbn: string } | { readonly isBook: true }

/** A work that an article may cite, without any field that could not be confirmed. */
export type Source = Work & (WithDoi | WithAddress | Book)

/**
 * Every work that the articles may cite. The findings and the limits of a work are checked before it
 * is added here; an article that needs another work adds it first (docs/guides/articles.md).
 */
export const bibliography = {
  THOMA13: {
    authors: 'Thoma MV, La Marca R, Brönnimann R, Finkel L, Ehlert U, Nater UM',
    year: 2013,
    title: 'The effect of music on the human stress response',
    where: 'PLoS ONE 8(8):e70156',
    doi: '10.1371/journal.pone.0070156',
  },
  'DEWITTE(a)': {
    authors: 'de Witte M, Spruit A, van Hooren S, Moonen X, Stams GJ',
    year: 2020,
    title:
      'Effects of music interventions on stress-related outcomes: a systematic review and two meta-analyses',
    where: 'Health Psychology Review 14(2):294–324',
    doi: '10.1080/17437199.2019.1627897',
  },
  'DEWITTE(b)': {
    authors: 'de Witte M, Pinho AS, Stams GJ, Moonen X, Bos AER, van Hooren S',
    year: 2022,
    title: 'Music therapy for stress reduction: a systematic review and meta-analysis',
    where: 'Health Psychology Review 16(1):134–159',
    doi: '10.1080/17437199.2020.1846580',
  },
  ADIASTO22: {
    authors: 'Adiasto K, Beckers DGJ, van Hooff MLM, Roelofs K, Geurts SAE',
    year: 2022,
    title:
      'Music listening and stress recovery in healthy individuals: a systematic review with meta-analysis of experimental studies',
    where: 'PLoS ONE 17(6):e0270031',
    doi: '10.1371/journal.pone.0270031',
  },
  'SURGERY(a)': {
    authors: 'Kühlmann AYR, de Rooij A, Kroese LF, van Dijk M, Hunink MGM, Jeekel J',
    year: 2018,
    title: 'Meta-analysis evaluating music interventions for anxiety and pain in surgery',
    where: 'British Journal of Surgery 105(7):773–783',
    doi: '10.1002/bjs.10853',
  },
  'SURGERY(b)': {
    authors: 'Bradt J, Dileo C, Shim M',
    year: 2013,
    title: 'Music interventions for preoperative anxiety',
    where: 'Cochrane Database of Systematic Reviews 2013(6):CD006908',
    doi: '10.1002/14651858.CD006908.pub2',
  },
  'BERNARDI06(a)': {
    authors: 'Bernardi L, Porta C, Sleight P',
    year: 2006,
    title:
      'Cardiovascular, cerebrovascular, and respiratory changes induced by different types of music in musicians and non-musicians: the importance of silence',
    where: 'Heart 92(4):445–452',
    doi: '10.1136/hrt.2005.064600',
  },
  'BERNARDI06(b)': {
    authors: 'Bernardi L, Porta C, Casucci G, et al.',
    year: 2009,
    title: 'Dynamic interactions between musical, cardiovascular, and cerebral rhythms in humans',
    where: 'Circulation 119:3171–3180',
    doi: '10.1161/CIRCULATIONAHA.108.806174',
  },
  PIETSCHNIG10: {
    authors: 'Pietschnig J, Voracek M, Formann AK',
    year: 2010,
    title: 'Mozart effect–Shmozart effect: a meta-analysis',
    where: 'Intelligence 38:314–323',
    doi: '10.1016/j.intell.2010.03.001',
  },
  JESPERSEN22: {
    authors: 'Jespersen KV, Pando-Naude V, Koenig J, Jennum P, Vuust P',
    year: 2022,
    title: 'Listening to music for insomnia in adults',
    where: 'Cochrane Database of Systematic Reviews 2022(8):CD010459',
    doi: '10.1002/14651858.CD010459.pub3',
  },
  RIEDY21: {
    authors: 'Riedy SM, Smith MG, Rocha S, Basner M',
    year: 2021,
    title: 'Noise as a sleep aid: a systematic review',
    where: 'Sleep Medicine Reviews 55:101385',
    doi: '10.1016/j.smrv.2020.101385',
  },
  'SCARRATT23(a)': {
    authors: 'Scarratt RJ, Heggli OA, Vuust P, Jespersen KV',
    year: 2023,
    title: 'The audio features of sleep music: universal and subgroup characteristics',
    where: 'PLoS ONE 18(1):e0278813',
    doi: '10.1371/journal.pone.0278813',
  },
  'SCARRATT23(b)': {
    authors: 'Scarratt RJ, Heggli OA, Vuust P, Sadakata M',
    year: 2023,
    title:
      'Music that is used while studying and music that is used for sleep share similar musical features, genres and subgroups',
    where: 'Scientific Reports 13',
    doi: '10.1038/s41598-023-31692-8',
  },
  AALBERS17: {
    authors: 'Aalbers S, Fusar-Poli L, Freeman RE, et al.',
    year: 2017,
    title: 'Music therapy for depression',
    where: 'Cochrane Database of Systematic Reviews 2017(11):CD004517',
    doi: '10.1002/14651858.CD004517.pub3',
  },
  TANG20: {
    authors: 'Tang Q, Huang Z, Zhou H, Ye P',
    year: 2020,
    title:
      'Effects of music therapy on depression: a meta-analysis of randomized controlled trials',
    where: 'PLoS ONE 15(11):e0240862',
    doi: '10.1371/journal.pone.0240862',
  },
  ERKKILA11: {
    authors: 'Erkkilä J, Punkanen M, Fachner J, et al.',
    year: 2011,
    title: 'Individual music therapy for depression: randomised controlled trial',
    where: 'British Journal of Psychiatry 199(2):132–139',
    doi: '10.1192/bjp.bp.110.085431',
  },
  'GARRIDO15(a)': {
    authors: 'Garrido S, Schubert E',
    year: 2015,
    title: 'Moody melodies: do they cheer us up? A study of the effect of sad music on mood',
    where: 'Psychology of Music 43(2):244–261',
    doi: '10.1177/0305735613501938',
  },
  'GARRIDO15(b)': {
    authors: 'Garrido S, Schubert E',
    year: 2015,
    title: 'Music and people with tendencies to depression',
    where: 'Music Perception 32(4):313–321',
    url: 'https://remix.berklee.edu/mhi-citations/1256',
    accessed: '2026-11-22',
  },
  FANCOURT19: {
    authors: 'Fancourt D, Finn S',
    year: 2019,
    title:
      'What is the evidence on the role of the arts in improving health and well-being? A scoping review',
    where:
      'WHO Regional Office for Europe, Health Evidence Network synthesis report 67, Copenhagen',
    isbn: '9789289054553',
  },
  'REWARD(a)': {
    authors: 'Salimpoor VN, Benovoy M, Larcher K, Dagher A, Zatorre RJ',
    year: 2011,
    title:
      'Anatomically distinct dopamine release during anticipation and experience of peak emotion to music',
    where: 'Nature Neuroscience 14(2):257–262',
    doi: '10.1038/nn.2726',
  },
  'REWARD(b)': {
    authors: 'Chanda ML, Levitin DJ',
    year: 2013,
    title: 'The neurochemistry of music',
    where: 'Trends in Cognitive Sciences 17(4):179–193',
    doi: '10.1016/j.tics.2013.02.007',
  },
  'MATHUR15(a)': {
    authors: 'Mathur A, Vijayakumar SH, Chakrabarti B, Singh NC',
    year: 2015,
    title: 'Emotional responses to Hindustani raga music: the role of musical structure',
    where: 'Frontiers in Psychology 6:513',
    doi: '10.3389/fpsyg.2015.00513',
  },
  'MATHUR15(b)': {
    authors: 'Midya V, Valla J, Balasubramanian H, Mathur A, Singh NC',
    year: 2019,
    title: 'Cultural differences in the use of acoustic cues for musical emotion experience',
    where: 'PLoS ONE 14(9):e0222380',
    doi: '10.1371/journal.pone.0222380',
  },
  BALKWILL99: {
    authors: 'Balkwill LL, Thompson WF',
    year: 1999,
    title:
      'A cross-cultural investigation of the perception of emotion in music: psychophysical and cultural cues',
    where: 'Music Perception 17(1):43–64',
    doi: '10.2307/40285811',
  },
  BOWLING12: {
    authors: 'Bowling DL, Sundararajan J, Han S, Purves D',
    year: 2012,
    title: 'Expression of emotion in Eastern and Western music mirrors vocalization',
    where: 'PLoS ONE 7(3):e31942',
    doi: '10.1371/journal.pone.0031942',
  },
  'KUNI22(a)': {
    authors: 'Kunikullaya Ubrangala K, Kunnavil R, Sanjeeva Vernekar M, et al.',
    year: 2022,
    title:
      'Effect of Indian music as an auditory stimulus on physiological measures of stress, anxiety, cardiovascular and autonomic responses in humans – a randomized controlled trial',
    where: 'European Journal of Investigation in Health, Psychology and Education 12(10):1535–1558',
    doi: '10.3390/ejihpe12100108',
  },
  'KUNI22(b)': {
    authors: 'Kunikullaya KU, Vijayadas, Kunnavil R, Goturu J, Prakash VS, Murthy NS',
    year: 2022,
    title:
      'Short-term effects of passive listening to an Indian musical scale on blood pressure and heart rate variability among healthy individuals',
    where: 'Indian Journal of Physiology and Pharmacology 66:29–44',
    doi: '10.25259/IJPP_126_2021',
  },
  KUNI21: {
    authors: 'Kunikullaya Ubrangala K, Kunnavil R, Goturu J, et al.',
    year: 2021,
    title:
      'Effect of specific melodic scales of Indian music in reducing state and trait anxiety: a randomized clinical trial',
    where: 'Psychology of Music, number 5, pages 1390–1407',
    doi: '10.1177/03057356211055509',
  },
  KUNI15: {
    authors: 'Kunikullaya KU, Goturu J, Muradi V, et al.',
    year: 2015,
    title:
      'Combination of music with lifestyle modification versus lifestyle modification alone on blood pressure reduction – a randomized controlled trial',
    where: 'Complementary Therapies in Clinical Practice',
    doi: '10.1016/j.ctcp.2015.05.004',
  },
  SUGUNA18: {
    authors: 'Suguna V',
    year: 2018,
    title:
      'A study on the effects of music listening based on Indian time theory of ragas on patients with pre-hypertension',
    where: 'International Journal of Scientific & Engineering Research 9(1), from page 370',
    url: 'https://docslib.org/doc/837873/a-study-on-the-effects-of-music-listening-based-on-indian-time-theory-of-ragas-on-patients-with-pre-hypertension',
    accessed: '2026-11-22',
  },
  GUPTA05: {
    authors: 'Gupta U, Gupta BS',
    year: 2005,
    title: 'Psychophysiological responsivity to Indian instrumental music',
    where: 'Psychology of Music 33(4)',
    url: 'https://paperexplained.cn/articles/paper/detail/087bd145b057e7b092138228dd60e91a33c0f696',
    accessed: '2026-11-22',
  },
  HEGDE17: {
    authors: 'Hegde S',
    year: 2017,
    title:
      'Music therapy for mental disorder and mental health: the untapped potential of Indian classical music',
    where: 'BJPsych International 14(2)',
    url: 'https://pmc.ncbi.nlm.nih.gov/articles/PMC5618810',
    accessed: '2026-11-22',
  },
  GITANJALI98: {
    authors: 'Gitanjali B',
    year: 1998,
    title: 'Effect of the Karnatic music raga “Neelambari” on sleep architecture',
    where: 'Indian Journal of Physiology and Pharmacology 42(1):119–122',
    url: 'https://scribd.com/document/520342843/119-122',
    accessed: '2026-11-22',
  },
  DARBARI: {
    title:
      'Effect of Indian classical music (microtones) on sleep quality and memory in young adults',
    where: 'abstract without authors or year',
    url: 'https://discovery.researcher.life/article/effect-of-indian-classical-music-microtones-on-sleep-quality-and-memory-in-young-adults/9a11fa17fa5e361ca53602d1d6872623',
    accessed: '2026-11-22',
  },
  RAGAVAN23: {
    authors: 'Ragavan AV, Kaniethapriya AS, Premananth P, Anu S, Anto JV',
    year: 2023,
    title:
      'Comparing the timbre of different musical sounds used in music therapy and its effect on the quality of sleep in medical students with insomnia – a prospective interventional study',
    where: 'Journal of Clinical and Diagnostic Research 17(4):CC13–CC17',
    url: 'https://www.jcdr.net/article_fulltext.asp?issn=0973-709x&year=2023&volume=17&issue=4&page=CC13&issn=0973-709x&id=17729',
    accessed: '2026-11-22',
  },
  KASHYAP: {
    authors: 'Kashyap T, Sharma A',
    title:
      'Therapeutic effects of listening to Hindustani classical music before sleep: an experimental study',
    where: 'Sangeet Galaxy',
    url: 'https://sangeetgalaxy.co.in/paper/therapeutic-effects-of-listening-to-hindustani-classical-music-before-sleep-an-experimental-study/',
    accessed: '2026-11-22',
  },
  CHAND24: {
    authors: 'Chand K, Chandra S, Dutt V',
    year: 2024,
    title: 'Raga Bhairavi in virtual reality reduces stress-related psychophysiological markers',
    where: 'Scientific Reports 14',
    doi: '10.1038/s41598-024-74932-1',
  },
  STARCKE21: {
    authors: 'Starcke K, Mayr J, von Georgi R',
    year: 2021,
    title:
      'Emotion modulation through music after sadness induction – the iso principle in a controlled experimental study',
    where: 'International Journal of Environmental Research and Public Health 18(23):12486',
    doi: '10.3390/ijerph182312486',
  },
  AKKERA: {
    authors: 'Akkera M, Bashetti S, Bhongir AV',
    title: 'Indian music therapy: could it be helpful in the management of mental depression?',
    where: 'International Journal of Medical Research & Health Sciences',
    url: 'http://www.ijmrhs.com/abstract/indian-music-therapy-could-it-be-helpful-in-the-management-of-mental-depression-15004.html',
    accessed: '2026-11-23',
  },
  PAREEK22: {
    authors: 'Pareek S, Shekhawat D',
    year: 2022,
    title:
      'A pilot study of therapeutic effects of Indian classical raga on depression, anxiety and stress among adults',
    where: 'Indian Journal of Positive Psychology 13(3):212–215',
    url: 'https://i-scholar.in/index.php/ijpp/article/view/218202/0',
    accessed: '2026-11-22',
  },
  GEETHANJALI16: {
    authors: 'Geethanjali B, Adalarasu K, Jagannath M, Rajasekaran R',
    year: 2016,
    title: 'Enhancement of task performance aided by music',
    where: 'Current Science 111(11), from page 1794',
    url: 'https://www.scribd.com/document/408616235/1794',
    accessed: '2026-11-22',
  },
  BAJPAI: {
    authors: 'Bajpai R, Gavali Y, Kumar GI, Jibhkate A, Sharma D',
    title:
      'Effect of low volume background instrumental flute music on visual reaction time: a cross sectional interventional study',
    url: 'https://bibliomed.org/?mno=77898',
    accessed: '2026-11-22',
  },
  EXERTION: {
    title:
      'A study on traditional Indian instruments and their effects on heart rate and perceived exertion during exercise',
    where: 'Kuey',
    url: 'https://www.kuey.net/index.php/kuey/article/view/7475',
    accessed: '2026-11-22',
  },
  SHYAM: {
    authors: 'Shyam N, Pandit S',
    title:
      'Time theory of ragas in North Indian classical music: a pilot study with reference to the impact on its listeners',
    where: 'Sangeet Galaxy',
    url: 'https://sangeetgalaxy.co.in/paper/time-theory-of-ragas-in-north-indian-classical-music-a-pilot-study-with-reference-to-the-impact-on-its-listeners/',
    accessed: '2026-11-22',
  },
  BRABANT14: {
    authors: 'Brabant O, Toiviainen P',
    year: 2014,
    title: 'Diurnal changes in the perception of emotions in music: does the time of day matter?',
    where: 'Musicae Scientiae',
    url: 'https://fitforthem.unipa.it/rep:6533b7ddfe1ef96bd1274840',
    accessed: '2026-11-22',
  },
  JAIN: {
    authors: 'Jain R, Arthur C',
    title: 'A cross-cultural examination of raga perception and time-of-day',
    where: 'project page',
    url: 'https://ccml.gtcmt.gatech.edu/projects/Jain_Raga.html',
    accessed: '2026-11-22',
  },
  BISWAJIT25: {
    authors: 'Biswajit S',
    year: 2025,
    title:
      'Temporal association and perception of rāgas: testing Hindustani classical time-theory among listeners',
    where: 'International Journal For Multidisciplinary Research 7(3)',
    url: 'https://www.ijfmr.com/research-paper.php?id=49868',
    accessed: '2026-11-22',
  },
  HOURS: {
    title: 'When and how did Hindustani ragas become ascribed to different times of the day?',
    where: 'Scroll.in',
    url: 'https://scroll.in/magazine/842228/when-and-how-did-hindustani-ragas-become-ascribed-to-different-times-of-the-day',
    accessed: '2026-11-22',
  },
  'HOURS(a)': {
    title: 'Time to turn',
    where: 'The Hindu BusinessLine',
    url: 'https://www.thehindubusinessline.com/blink/watch/time-to-turn/article7011860.ece',
    accessed: '2026-11-22',
  },
  'HOURS(b)': {
    title: 'The classification of ragas by hour and season',
    where: 'Carnatic Darbar',
    url: 'http://carnaticdarbar.com/music/2008/music_raga.asp',
    accessed: '2026-11-22',
  },
  ARCE: {
    title: 'Music in context: ragas by time and season',
    where: 'vmis.in, under ARCE',
    url: 'http://vmis.in/ArceCategories/music_in_context_innercat/12',
    accessed: '2026-11-22',
  },
  TANPURAEEG: {
    title: 'Music of brain and music on brain: a novel EEG sonification approach',
    where: 'PMC6339862',
    url: 'https://pmc.ncbi.nlm.nih.gov/articles/PMC6339862',
    accessed: '2026-11-22',
  },
  RAMAN21: {
    authors: 'Raman CV',
    year: 1921,
    title: 'On some Indian stringed instruments',
    where: 'Proceedings of the Indian Association for the Cultivation of Science 7:29–33',
    url: 'https://docslib.org/doc/7861996/on-some-indian-stringed-instruments',
    accessed: '2026-11-22',
  },
  CHAUHAN21: {
    authors: 'Chauhan C, Singru PM, Vathsan R',
    year: 2021,
    title:
      'The effect of the extended bridge on the timbre of the Sarasvati veena: a numerical and experimental study',
    url: 'https://extrica.com/article/21712',
    accessed: '2026-11-22',
  },
  MEHR19: {
    authors: 'Mehr SA, Singh M, Knox D, et al.',
    year: 2019,
    title: 'Universality and diversity in human song',
    where: 'Science 366(6468):eaax0868',
    doi: '10.1126/science.aax0868',
  },
  SAVAGE15: {
    authors: 'Savage PE, Brown S, Sakai E, Currie TE',
    year: 2015,
    title: 'Statistical universals reveal the structures and functions of human music',
    where: 'PNAS 112(29):8987–8992',
    doi: '10.1073/pnas.1414495112',
  },
  MCDERMOTT16: {
    authors: 'McDermott JH, Schultz AF, Undurraga EA, Godoy RA',
    year: 2016,
    title:
      'Indifference to dissonance in native Amazonians reveals cultural variation in music perception',
    where: 'Nature 535:547–550',
    doi: '10.1038/nature18635',
  },
  'RAMAN(a)': {
    authors: 'Raman CV, Kumar S',
    year: 1920,
    title: 'Musical drums with harmonic overtones',
    where: 'Nature 104:500',
    doi: '10.1038/104500a0',
  },
  'RAMAN(b)': {
    authors: 'Raman CV',
    year: 1935,
    title: 'The Indian musical drums',
    where: 'Proceedings of the Indian Academy of Sciences A 1:179–188',
    url: 'https://ru.scribd.com/document/384772596/1935-Proc-Indian-Acad-Sci-A-V1-p179-188-pdf',
    accessed: '2026-11-22',
  },
  TERRY20: {
    authors: 'Terry PC, Karageorghis CI, Curran ML, Martin OV, Parsons-Smith RL',
    year: 2020,
    title: 'Effects of music in exercise and sport: a meta-analytic review',
    where: 'Psychological Bulletin 146(2):91–117',
    doi: '10.1037/bul0000216',
  },
  FANCOURT16: {
    authors: 'Fancourt D, Perkins R, Ascenso S, Carvalho LA, Steptoe A, Williamon A',
    year: 2016,
    title:
      'Effects of group drumming interventions on anxiety, depression, social resilience and inflammatory immune response among mental health service users',
    where: 'PLoS ONE 11(3):e0151136',
    doi: '10.1371/journal.pone.0151136',
  },
  KAMPFE11: {
    authors: 'Kämpfe J, Sedlmeier P, Renkewitz F',
    year: 2011,
    title: 'The impact of background music on adult listeners: a meta-analysis',
    where: 'Psychology of Music 39(4):424–448',
    doi: '10.1177/0305735610376261',
  },
  CHEAH22: {
    authors: 'Cheah Y, Wong HK, Spitzer M, Coutinho E',
    year: 2022,
    title:
      'Background music and cognitive task performance: a systematic review of task, music, and population impact',
    where: 'Music & Science 5',
    doi: '10.1177/20592043221134392',
  },
  SOUZA23: {
    authors: 'Souza AS, Leal Barbosa LC',
    year: 2023,
    title: 'Should we turn off the music? Music with lyrics interferes with cognitive tasks',
    where: 'Journal of Cognition 6(1):24',
    doi: '10.5334/joc.273',
  },
  PERHAM14: {
    authors: 'Perham N, Currie H',
    year: 2014,
    title: 'Does listening to preferred music improve reading comprehension performance?',
    where: 'Applied Cognitive Psychology 28(2):279–284',
    doi: '10.1002/acp.2994',
  },
  KISS24: {
    authors: 'Kiss L, Linnell KJ',
    year: 2024,
    title:
      'The role of mood and arousal in the effect of background music on attentional state and performance during a sustained attention task',
    where: 'Scientific Reports 14',
    doi: '10.1038/s41598-024-60218-z',
  },
  LACHANCE25: {
    authors: 'Lachance KA, Pelland-Goulet P, Gosselin N',
    year: 2025,
    title:
      'Listening habits and subjective effects of background music in young adults with and without ADHD',
    where: 'Frontiers in Psychology 15:1508181',
    doi: '10.3389/fpsyg.2024.1508181',
  },
  LIN23: {
    authors: 'Lin HM, Kuo SH, Mai TP',
    year: 2023,
    title:
      'Slower tempo makes worse performance? The effect of musical tempo on cognitive processing speed',
    where: 'Frontiers in Psychology',
    doi: '10.3389/fpsyg.2023.998460',
  },
  SODERLUND07: {
    authors: 'Söderlund G, Sikström S, Smart A',
    year: 2007,
    title: 'Listen to the noise: noise is beneficial for cognitive performance in ADHD',
    where: 'Journal of Child Psychology and Psychiatry 48(8):840–847',
    doi: '10.1111/j.1469-7610.2007.01749.x',
  },
  NIGG24: {
    authors: 'Nigg JT, Bruton A, Kozlowski MB, Johnstone JM, Karalunas SL',
    year: 2024,
    title:
      'Systematic review and meta-analysis: do white noise or pink noise help with task performance in youth with ADHD or with elevated attention problems?',
    where: 'Journal of the American Academy of Child & Adolescent Psychiatry 63(8):778–788',
    doi: '10.1016/j.jaac.2023.12.014',
  },
  COOK15: {
    authors: 'Cook A, Johnson C, Bradley-Johnson S',
    year: 2015,
    title:
      'White noise to decrease problem behaviors in the classroom for a child with attention deficit hyperactivity disorder (ADHD)',
    url: 'https://www.researchgate.net/publication/273897727_White_Noise_to_Decrease_Problem_Behaviors_in_the_Classroom_for_a_Child_With_Attention_Deficit_Hyperactivity_Disorder_ADHD',
    accessed: '2026-11-28',
  },
  ROSALEZ20: {
    authors: 'Rosalez E, Johnson CM, Bradley-Johnson S, Kanouse S',
    year: 2020,
    title:
      'Effects of white noise on off-task behavior and sleep for elementary-age students with ADHD',
    where: 'Child and Family Behavior Therapy 42(1):20–36',
    doi: '10.1080/07317107.2019.1690735',
  },
  'PELHAM11(a)': {
    authors: 'Pelham WE, et al.',
    year: 2011,
    title: 'Music and video as distractors for boys with ADHD in the classroom',
    where: 'Journal of Abnormal Child Psychology 39(8):1085–1098',
    doi: '10.1007/s10802-011-9529-z',
  },
  'PELHAM11(b)': {
    authors: 'Mendes CG, de Paula JJ, Miranda DM',
    year: 2024,
    title:
      'Effects of background music on attentional networks of children with and without attention deficit/hyperactivity disorder: case control experimental study',
    where: 'Interactive Journal of Medical Research 13:e53869',
    doi: '10.2196/53869',
  },
  MEHTA12: {
    authors: 'Mehta R, Zhu R, Cheema A',
    year: 2012,
    title: 'Is noise always bad? Exploring the effects of ambient noise on creative cognition',
    where: 'Journal of Consumer Research 39(4):784–799',
    doi: '10.1086/665048',
  },
  THREADGOLD19: {
    authors: 'Threadgold E, Marsh JE, McLatchie N, Ball LJ',
    year: 2019,
    title: 'Background music stints creativity: evidence from compound remote associate tasks',
    where: 'Applied Cognitive Psychology 33(5):873–888',
    doi: '10.1002/acp.3532',
  },
  RITTER17: {
    authors: 'Ritter SM, Ferguson S',
    year: 2017,
    title: 'Happy creativity: listening to happy music facilitates divergent thinking',
    where: 'PLoS ONE 12(9):e0182210',
    doi: '10.1371/journal.pone.0182210',
  },
  OSTER73: {
    authors: 'Oster G',
    year: 1973,
    title: 'Auditory beats in the brain',
    where: 'Scientific American 229(4):94–102',
    doi: '10.1038/scientificamerican1073-94',
  },
  GARCIA19: {
    authors: 'Garcia-Argibay M, Santed MA, Reales JM',
    year: 2019,
    title:
      'Efficacy of binaural auditory beats in cognition, anxiety, and pain perception: a meta-analysis',
    where: 'Psychological Research 83(2):357–372',
    doi: '10.1007/s00426-018-1066-8',
  },
  BASU22: {
    authors: 'Basu S, Banerjee B',
    year: 2022,
    title:
      'Potential of binaural beats intervention for improving memory and attention: insights from meta-analysis and systematic review',
    where: 'Psychological Research 87(4):951–963',
    url: 'https://mijn.bsl.nl/potential-of-binaural-beats-intervention-for-improving-memory-an/23276138',
    accessed: '2026-11-27',
  },
  KLICHOWSKI23: {
    authors: 'Klichowski M, Wicher A, Kruszwicka A, Golebiewski R',
    year: 2023,
    title: 'Reverse effect of home-use binaural beats brain stimulation',
    where: 'Scientific Reports 13:11079',
    doi: '10.1038/s41598-023-38313-4',
  },
  INGENDOH23: {
    authors: 'Ingendoh RM, Posny ES, Heine A',
    year: 2023,
    title: 'Binaural beats to entrain the brain? A systematic review',
    where: 'PLoS ONE 18(5):e0286023',
    doi: '10.1371/journal.pone.0286023',
  },
  'OROZCO20(a)': {
    authors: 'Orozco Perez HD, Dumas G, Lehmann A',
    year: 2020,
    title: 'Binaural beats through the auditory pathway: from brainstem to connectivity patterns',
    where: 'eNeuro 7(2):ENEURO.0232-19.2020',
    doi: '10.1523/ENEURO.0232-19.2020',
  },
  'OROZCO20(b)': {
    authors: 'López-Caballero F, Escera C',
    year: 2017,
    title: 'Binaural beat: a failure to enhance EEG power and emotional arousal',
    where: 'Frontiers in Human Neuroscience 11:557',
    doi: '10.3389/fnhum.2017.00557',
  },
  COSTA24: {
    authors: 'Costa M, Visentin C, Occhionero M, Tonetti L, Prodi N, Natale V',
    year: 2024,
    title: 'Pentatonic sequences and monaural beats to facilitate relaxation: an EEG study',
    where: 'Frontiers in Psychology 15:1369485',
    doi: '10.3389/fpsyg.2024.1369485',
  },
  BARRATT15: {
    authors: 'Barratt EL, Davis NJ',
    year: 2015,
    title: 'Autonomous sensory meridian response (ASMR): a flow-like mental state',
    where: 'PeerJ 3:e851',
    doi: '10.7717/peerj.851',
  },
  POERIO18: {
    authors: 'Poerio GL, Blakey E, Hostler TJ, Veltri T',
    year: 2018,
    title:
      'More than a feeling: autonomous sensory meridian response (ASMR) is characterized by reliable changes in affect and physiology',
    where: 'PLoS ONE 13(6):e0196645',
    doi: '10.1371/journal.pone.0196645',
  },
  SMEJKA22: {
    authors: 'Smejka T, Wiggs L',
    year: 2022,
    title:
      'The effects of autonomous sensory meridian response (ASMR) videos on arousal and mood in adults with and without depression and insomnia',
    where: 'Journal of Affective Disorders 301:60–67',
    doi: '10.1016/j.jad.2021.12.015',
  },
  WU24: {
    authors: 'Wu Z, He C, Zhao K',
    year: 2024,
    title:
      'The effects of autonomous sensory meridian response (ASMR) on sleep quality improvement in adolescents',
    where: 'medRxiv, a preprint',
    doi: '10.1101/2024.09.14.24312582',
  },
  GVP17: {
    authors: 'Gould van Praag CD, Garfinkel SN, Sparasci O, et al.',
    year: 2017,
    title:
      'Mind-wandering and alterations to default mode network connectivity when listening to naturalistic versus artificial sounds',
    where: 'Scientific Reports 7:45273',
    doi: '10.1038/srep45273',
  },
  ALVARSSON10: {
    authors: 'Alvarsson JJ, Wiens S, Nilsson ME',
    year: 2010,
    title: 'Stress recovery during exposure to nature sound and environmental noise',
    where: 'International Journal of Environmental Research and Public Health 7(3):1036–1046',
    doi: '10.3390/ijerph7031036',
  },
  BUXTON21: {
    authors: 'Buxton RT, Pearson AL, Allou C, Fristrup K, Wittemyer G',
    year: 2021,
    title:
      'A synthesis of health benefits of natural sounds and their distribution in national parks',
    where: 'PNAS 118(14):e2013097118',
    doi: '10.1073/pnas.2013097118',
  },
  RATCLIFFE13: {
    authors: 'Ratcliffe E, Gatersleben B, Sowden PT',
    year: 2013,
    title:
      'Bird sounds and their contributions to perceived attention restoration and stress recovery',
    where: 'Journal of Environmental Psychology 36:221–228',
    doi: '10.1016/j.jenvp.2013.08.004',
  },
  STOBBE22: {
    authors: 'Stobbe E, Sundermann J, Ascone L, Kühn S',
    year: 2022,
    title: 'Birdsongs alleviate anxiety and paranoia in healthy participants',
    where: 'Scientific Reports 12',
    doi: '10.1038/s41598-022-20841-0',
  },
  'NOISE(a)': {
    authors: 'World Health Organization',
    year: 2018,
    title: 'Environmental Noise Guidelines for the European Region',
    where: 'WHO Regional Office for Europe',
    url: 'https://issuu.com/whoeurope/docs/noise_guidelines_exec_summ_en',
    accessed: '2026-11-22',
  },
  'NOISE(b)': {
    authors: 'Government of India',
    year: 2000,
    title: 'The Noise Pollution (Regulation and Control) Rules, 2000',
    where: 'S.O. 123(E), 14 February 2000',
    url: 'https://sheellegal.com/index.php/sheellegal/environment/elt27-the-noise-pollution-regulation-and-control-rules-2000',
    accessed: '2026-11-22',
  },
  'NOISE(c)': {
    authors: 'WHO and International Telecommunication Union',
    year: 2019,
    title: 'Safe listening devices and systems: a WHO-ITU standard',
    where: 'Geneva',
    isbn: '9789241515276',
  },
  BERNARDI01: {
    authors: 'Bernardi L, Sleight P, Bandinelli G, et al.',
    year: 2001,
    title:
      'Effect of rosary prayer and yoga mantras on autonomic cardiovascular rhythms: comparative study',
    where: 'BMJ 323:1446–1449',
    doi: '10.1136/bmj.323.7327.1446',
  },
  ZACCARO18: {
    authors: 'Zaccaro A, Piarulli A, Laurino M, et al.',
    year: 2018,
    title:
      'How breath-control can change your life: a systematic review on psycho-physiological correlates of slow breathing',
    where: 'Frontiers in Human Neuroscience 12:353',
    doi: '10.3389/fnhum.2018.00353',
  },
  FINCHAM23: {
    authors: 'Fincham GW, Strauss C, Montero-Marin J, Cavanagh K',
    year: 2023,
    title:
      'Effect of breathwork on stress and mental health: a meta-analysis of randomised-controlled trials',
    where: 'Scientific Reports 13:432',
    doi: '10.1038/s41598-022-27247-y',
  },
  HAAS86: {
    authors: 'Haas F, Distenfeld S, Axen K',
    year: 1986,
    title: 'Effects of perceived musical rhythm on respiratory pattern',
    where: 'Journal of Applied Physiology 61(3):1185–1191',
    doi: '10.1152/jappl.1986.61.3.1185',
  },
  MAHTANI12: {
    authors: 'Mahtani KR, Nunan D, Heneghan CJ',
    year: 2012,
    title: 'Device-guided breathing exercises in the control of human blood pressure',
    where: 'Journal of Hypertension 30(5):852–860',
    doi: '10.1097/HJH.0b013e3283520077',
  },
  GOYAL14: {
    authors: 'Goyal M, Singh S, Sibinga EMS, et al.',
    year: 2014,
    title: 'Meditation programs for psychological stress and well-being',
    where: 'JAMA Internal Medicine 174(3):357–368',
    doi: '10.1001/jamainternmed.2013.13018',
  },
  ALVAREZ22: {
    authors: 'Álvarez-Pérez Y, Rivero-Santana A, Perestelo-Pérez L, et al.',
    year: 2022,
    title:
      'Effectiveness of mantra-based meditation on mental health: a systematic review and meta-analysis',
    where: 'International Journal of Environmental Research and Public Health 19(6):3380',
    doi: '10.3390/ijerph19063380',
  },
  INNES17: {
    authors: 'Innes KE, Selfe TK, Khalsa DS, Kandati S',
    year: 2017,
    title:
      'Meditation and music improve memory and cognitive function in adults with subjective cognitive decline: a pilot randomized controlled trial',
    where: 'Journal of Alzheimer’s Disease 56(3):899–916',
    doi: '10.3233/JAD-160867',
  },
  KALYANI11: {
    authors: 'Kalyani BG, Venkatasubramanian G, Arasappa R, et al.',
    year: 2011,
    title:
      'Neurohemodynamic correlates of ‘OM’ chanting: a pilot functional magnetic resonance imaging study',
    where: 'International Journal of Yoga 4(1):3–6',
    doi: '10.4103/0973-6131.78171',
  },
  WEITZBERG02: {
    authors: 'Weitzberg E, Lundberg JON',
    year: 2002,
    title: 'Humming greatly increases nasal nitric oxide',
    where: 'American Journal of Respiratory and Critical Care Medicine 166(2):144–145',
    doi: '10.1164/rccm.200202-138BC',
  },
  DVORAK21: {
    authors: 'Dvorak AL, Hernandez-Ruiz E',
    year: 2021,
    title: 'Comparison of music stimuli to support mindfulness meditation',
    where: 'Psychology of Music 49(3):498–512',
    doi: '10.1177/0305735619878497',
  },
  GOLDSBY17: {
    authors: 'Goldsby TL, Goldsby ME, McWalters M, Mills PJ',
    year: 2017,
    title:
      'Effects of singing bowl sound meditation on mood, tension, and well-being: an observational study',
    where: 'Journal of Evidence-Based Complementary & Alternative Medicine 22(3):401–406',
    doi: '10.1177/2156587216668109',
  },
  'STANHOPE20(a)': {
    authors: 'Stanhope J, Weinstein P',
    year: 2020,
    title: 'The human health effects of singing bowls: a systematic review',
    where: 'Complementary Therapies in Medicine 51:102412',
    doi: '10.1016/j.ctim.2020.102412',
  },
  'STANHOPE20(b)': {
    authors: 'Cai Y, Yang G, Liu Y, et al.',
    year: 2025,
    title: 'Therapeutic effects of singing bowls: a systematic review of clinical studies',
    where: 'Integrative Medicine Research',
    doi: '10.1016/j.imr.2025.101144',
  },
  TERWAGNE11: {
    authors: 'Terwagne D, Bush JWM',
    year: 2011,
    title: 'Tibetan singing bowls',
    where: 'Nonlinearity 24(8):R51–R66',
    doi: '10.1088/0951-7715/24/8/R01',
  },
  'BOWLORIGIN(a)': {
    authors: 'Joffe B',
    year: 2015,
    title: 'Tripping on good vibrations: cultural commodification and Tibetan singing bowls',
    where: 'Savage Minds (anthropology blog), 31 October 2015',
    url: 'https://savageminds.org/2015/10/31/tripping-on-good-vibrations-cultural-commodification-and-tibetan-singing-bowls/',
    accessed: '2026-11-22',
  },
  'BOWLORIGIN(b)': {
    authors: 'Tricycle: The Buddhist Review',
    year: 2020,
    title: 'Where did “Tibetan” singing bowls really come from?',
    url: 'https://tricycle.org/article/tibetan-singing-bowls/',
    accessed: '2026-11-22',
  },
  INTANDEM24: {
    authors: 'Awad LN, Jayaraman A, Nolan KJ, et al.',
    year: 2024,
    title:
      'Efficacy and safety of using auditory-motor entrainment to improve walking after stroke: a multi-site randomized controlled trial of InTandem™',
    where: 'Nature Communications 15:1081',
    doi: '10.1038/s41467-024-44791-5',
  },
  PARKTSAI25: {
    authors: 'Park JM, Tsai LH',
    year: 2025,
    title:
      'Innovations in noninvasive sensory stimulation treatments to combat Alzheimer’s disease',
    where: 'PLoS Biology 23(2):e3003046',
    doi: '10.1371/journal.pbio.3003046',
  },
  SOULA23: {
    authors:
      'Soula M, Martín-Ávila A, Zhang Y, Dhingra A, Nitzan N, Sadowski MJ, Gan WB, Buzsáki G',
    year: 2023,
    title:
      'Forty-hertz light stimulation does not entrain native gamma oscillations in Alzheimer’s disease model mice',
    where: 'Nature Neuroscience 26(4):570–578',
    doi: '10.1038/s41593-023-01270-2',
  },
  YANG23: {
    authors: 'Yang YL, Lai TW',
    year: 2023,
    title:
      'Chronic visual stimulation with LED light flickering at 24, 40, or 80 Hz failed to reduce amyloid β load in the 5XFAD Alzheimer’s disease mouse model',
    where: 'eNeuro 10(8):ENEURO.0189-23.2023',
    doi: '10.1523/ENEURO.0189-23.2023',
  },
  KERN25: {
    authors:
      'Kern R, Haaland B, Nicodemus-Johnson J, Dickson S, Morgan M, Christensen JR, Sabbagh MN, Lee L, Hajós M, Riddle J, Seshagiri C, Howell C, Mallinckrodt C, Hendrix S',
    year: 2025,
    title:
      'Time saved in activities of daily living and whole-brain volume: post hoc analysis of a randomized feasibility trial of gamma oscillation treatment in participants with mild or moderate Alzheimer’s disease',
    where: 'Alzheimer’s & Dementia: Translational Research & Clinical Interventions 11(2):e70118',
    doi: '10.1002/trc2.70118',
  },
  HOPE: {
    title: 'Cognito Therapeutics completes enrollment in Alzheimer’s therapy trial',
    where: 'blstimes.com, July 2025',
    url: 'https://blstimes.com/2025/07/cognito-therapeutics-completes-enrollment-in-alzheimers-therapy-trial/',
    accessed: '2026-11-27',
  },
  DEEN26: {
    authors: 'Deen A',
    year: 2026,
    title:
      'Affective priming through Indian ragas: influence on perception of ambiguous visual stimuli and creativity',
    where: 'Frontiers in Psychology, 29 January 2026',
    doi: '10.3389/fpsyg.2026.1723673',
  },
  HARUVI22: {
    authors: 'Haruvi A, Kopito R, Brande-Eilat N, Kalev S, Kay E, Furman D',
    year: 2022,
    title:
      'Measuring and modeling the effect of audio on human focus in everyday environments using brain-computer interface technology',
    where: 'Frontiers in Computational Neuroscience 15',
    doi: '10.3389/fncom.2021.760561',
  },
  OMSUN: {
    title: 'Did NASA record “Om” from the sun?',
    where: 'BOOM, January 2020',
    url: 'https://boomlive.in/amp/factcheck/did-nasa-record-om-from-the-sun-6469',
    accessed: '2026-11-27',
  },
  MERSENNE36: {
    authors: 'Mersenne M',
    year: 1636,
    title: 'Harmonie universelle',
    where: 'passage on tuning organs by beats, in a translation that a tuner posted in 2001',
    url: 'https://yahootuninggroupsultimatebackup.github.io/tuning/topicId_27040.html',
    accessed: '2026-11-22',
  },
  SHANKAR68: {
    authors: 'Ravi Shankar',
    year: 1968,
    title: 'My Music, My Life',
    where: 'Simon & Schuster',
    isBook: true,
  },
  'BOR99(a)': {
    authors: 'Bor J (ed.), with Rao S, van der Meer W, Harvey J',
    year: 1999,
    title: 'The Raga Guide: A Survey of 74 Hindustani Ragas',
    where: 'Nimbus Records with the Rotterdam Conservatory',
    isBook: true,
  },
  'BOR99(b)': {
    authors: 'Jairazbhoy NA',
    year: 1971,
    title: 'The Rāgs of North Indian Music: Their Structure and Evolution',
    where: 'Faber and Faber',
    isBook: true,
  },
  'KIPPEN88(a)': {
    authors: 'Kippen J',
    year: 1988,
    title: 'The Tabla of Lucknow: A Cultural Analysis of a Musical Tradition',
    where: 'Cambridge University Press',
    isBook: true,
  },
  'KIPPEN88(b)': {
    authors: 'Clayton M',
    year: 2000,
    title: 'Time in Indian Music: Rhythm, Metre, and Form in North Indian Rāg Performance',
    where: 'Oxford University Press',
    isBook: true,
  },
  MINER97: {
    authors: 'Miner A',
    year: 1997,
    title: 'Sitar and Sarod in the 18th and 19th Centuries',
    where: 'Motilal Banarsidass',
    isBook: true,
  },
} as const satisfies Record<string, Source>

/** Key of a work in {@link bibliography}, as articles list it under `sources`. */
export type SourceKey = keyof typeof bibliography

/** All keys, in the order of the record. */
export const sourceKeys = Object.keys(bibliography) as [SourceKey, ...SourceKey[]]
