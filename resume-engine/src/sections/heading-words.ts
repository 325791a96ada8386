import type { SectionKind } from '../resume/section';

export type HeadingKind = Exclude<SectionKind, 'custom'>;

export interface HeadingWords {
  readonly kind: HeadingKind;
  readonly core: string;
  readonly with: string;
}

const PERSON_WORDS = 'my i me personal professional career';

/** The words of headings, in lower case and singular. Order decides where two kinds fit. */
export const HEADING_WORDS: readonly HeadingWords[] = [
  {
    kind: 'internships',
    core: 'internship traineeship apprenticeship',
    with: `${PERSON_WORDS} experience summer winter industrial professional detail training undertaken work virtual project program`,
  },
  {
    kind: 'volunteer',
    core: 'volunteer volunteering volunteerism voluntary nss ncc outreach philanthropy',
    with: `${PERSON_WORDS} experience work activity service community social involvement engagement leadership contribution role history`,
  },
  {
    kind: 'certifications',
    core: 'certification certificate certificat licence license licensure accreditation credential',
    with: `${PERSON_WORDS} professional technical technology course online obtained industry achieved additional other detail qualification relevant it computer global skill program completed earned held received international`,
  },
  {
    kind: 'publications',
    core: 'publication paper patent presentation',
    with: `${PERSON_WORDS} research published select selected peer reviewed scientific academic international article book national talk poster presented attended proceeding chapter invited journal conference`,
  },
  {
    kind: 'training',
    core: 'training workshop seminar webinar course coursework mooc bootcamp',
    with: `${PERSON_WORDS} industrial summer winter vocational technical attended relevant detail undergone program programme professional plant inplant online additional other conducted development undertaken key academic selected exposure project completed learning conference`,
  },
  {
    kind: 'languages',
    core: 'language linguistic',
    with: `${PERSON_WORDS} known proficiency skill spoken speak foreign ability competency fluency proficient linguistic read write`,
  },
  {
    kind: 'interests',
    core: 'interest hobby passion pastime leisure',
    with: `${PERSON_WORDS} outside other area extra activity extracurricular pursuit special favourite favorite time`,
  },
  { kind: 'declaration', core: 'declaration undertaking', with: 'self' },
  {
    kind: 'references',
    core: 'reference referee referral',
    with: `${PERSON_WORDS} detail character available upon request`,
  },
  {
    kind: 'personal',
    core: 'personal bio biodata dossier particular vitae passport',
    with: 'detail information info data profile my memoranda attribute biographical background other general snapshot about basic history vita visa status',
  },
  {
    kind: 'projects',
    core: 'project portfolio capstone dissertation thesis',
    with: `${PERSON_WORDS} academic key major minor selected notable recent relevant technical work undertaken detail handled experience independent side mini final year live summary college university engineering research featured highlight open source description profile worked executed completed client school main top freelance software important development data science industrial implemented significant`,
  },
  {
    kind: 'achievements',
    core: 'achievement accomplishment award honor honour recognition accolade scholarship extracurricular cocurricular distinction prize activity leadership involvement merit milestone',
    with: `${PERSON_WORDS} key academic scholastic major notable extra curricular co position responsibility other selected received significant campus student fellowship sport cultural held club society performance community organization membership affiliation role experience success event participation special grant dean list`,
  },
  {
    kind: 'skills',
    core: 'skill skillset competency competence expertise proficiency toolkit toolbox strength ability capability aptitude specialty specialism specialization forte talent',
    with: `${PERSON_WORDS} technical key core it computer soft hard software tool language programming relevant area summary profile functional special set transferable additional other interpersonal matrix highlight top tech known knowledge technology digital domain main primary related package platform framework database management managerial communication office basic working application exposure industry engineering people business clinical nursing trade procedure accounting sale marketing used work leadership analytical design scientific laboratory general concept literacy data science web development practical essential specific job secondary inventory detail snapshot overview strength`,
  },
  {
    kind: 'skills',
    core: 'tool technology software knowledge stack',
    with: `${PERSON_WORDS} technical key core used known skill familiar other main it computer programming tech package domain language framework platform database skillset proficient program`,
  },
  {
    kind: 'education',
    core: 'education educational academic academia qualification scholastic schooling study',
    with: `${PERSON_WORDS} detail background qualification history record credential profile technical summary formal training information higher chronicle attainment achieved highest other level performance course pursuit formation journey exam examination passed basic degree`,
  },
  {
    kind: 'experience',
    core: 'experience employment',
    with: `${PERSON_WORDS} work job relevant history industry industrial detail record total summary other additional earlier previous past current present selected practical teaching research clinical leadership corporate field background overview profile related technical executive consulting international detailed chronicle scan timeline company business management engineering military development software sale marketing nursing hospital legal freelance contract early prior significant it full time part founder startup entrepreneurial highlight core key hand duration responsibility held organizational organisational pro`,
  },
  {
    kind: 'summary',
    core: 'summary objective profile overview synopsis snapshot statement about introduction aim goal brief gist',
    with: `${PERSON_WORDS} executive key qualification highlight work job experience candidate background technical glance who am short carrier ambition mission value resume cv`,
  },
];
