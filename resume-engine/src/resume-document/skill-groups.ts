import type { SkillGroup } from './resume-document';

/** The specified groups in order; what matches no keyword is 'Familiar'. */
export const SKILL_GROUPS = [
  'Programming',
  'Frameworks/Libraries',
  'Tools/Platforms',
  'Deployment',
  'Familiar',
] as const;
export type SkillGroupName = (typeof SKILL_GROUPS)[number];

// Hand-written; each keyword is one or more whole words of a skill's name, in lower case.
const KEYWORDS: Readonly<Record<Exclude<SkillGroupName, 'Familiar'>, string>> = {
  Programming:
    'java|javascript|typescript|ecmascript|python|c|c++|c#|.net|vb.net|visual basic|vba|go|golang|rust|kotlin|swift|objective-c|ruby|php|perl|scala|r|matlab|dart|lua|haskell|erlang|elixir|clojure|f#|groovy|cobol|fortran|pascal|delphi|assembly|abap|apex|sql|pl/sql|t-sql|html|html5|css|css3|sass|scss|less|xml|json|yaml|bash|shell|shell scripting|powershell|solidity|julia|verilog|vhdl|graphql|data structures|algorithms|oop|object oriented programming|object-oriented programming|dsa|c/c++|html/css',
  'Frameworks/Libraries':
    'react|react.js|reactjs|react native|redux|next.js|nextjs|angular|angularjs|vue|vue.js|vuejs|nuxt|svelte|node|node.js|nodejs|express|express.js|nestjs|jquery|bootstrap|tailwind|tailwind css|material ui|spring|spring boot|spring mvc|hibernate|jpa|struts|django|flask|fastapi|rails|ruby on rails|laravel|symfony|codeigniter|asp.net|.net core|.net framework|entity framework|blazor|flutter|ionic|xamarin|pandas|numpy|scipy|scikit-learn|tensorflow|keras|pytorch|opencv|nltk|spacy|matplotlib|seaborn|hugging face|langchain|apache spark|spark|pyspark|hadoop|kafka|junit|testng|jest|mocha|cypress|playwright|selenium|cucumber|pytest|socket.io|three.js|d3|d3.js|rxjs|ngrx|mockito|dagger|retrofit|jetpack compose|swiftui|wordpress|drupal',
  'Tools/Platforms':
    'git|github|gitlab|bitbucket|svn|jira|confluence|trello|asana|slack|postman|swagger|soapui|jmeter|burp suite|wireshark|figma|adobe xd|sketch|photoshop|illustrator|indesign|premiere pro|after effects|canva|coreldraw|blender|autocad|solidworks|catia|creo|ansys|revit|staad pro|primavera|ms project|excel|ms excel|microsoft excel|word|ms word|powerpoint|ms powerpoint|ms office|microsoft office|outlook|google sheets|tally|tally prime|tally erp 9|sap|sap fico|sap mm|sap sd|sap hana|oracle erp|netsuite|quickbooks|zoho books|zoho crm|zoho|salesforce|hubspot|servicenow|workday|power bi|tableau|looker|qlik|google analytics|google ads|meta ads|semrush|ahrefs|mailchimp|mysql|postgresql|postgres|oracle|sql server|sqlite|mariadb|mongodb|redis|cassandra|dynamodb|elasticsearch|firebase|supabase|snowflake|databricks|bigquery|redshift|airflow|informatica|talend|ssis|linux|ubuntu|unix|windows|macos|android|android studio|ios|xcode|visual studio|vs code|eclipse|intellij|maven|gradle|npm|webpack|vite|jupyter|anaconda|hive|splunk|spss|sas|stata|minitab|plc|scada|labview|arduino|raspberry pi|shopify|magento',
  Deployment:
    'docker|docker compose|kubernetes|k8s|helm|openshift|aws|amazon web services|ec2|s3|lambda|aws lambda|azure|microsoft azure|azure devops|gcp|google cloud|google cloud platform|heroku|netlify|vercel|digitalocean|digital ocean|render|jenkins|github actions|gitlab ci|gitlab ci/cd|circleci|travis ci|ci/cd|cicd|devops|terraform|ansible|puppet|chef|vagrant|cloudformation|nginx|apache|apache tomcat|tomcat|iis|prometheus|grafana|argo cd|argocd|cloudflare|serverless|microservices deployment|load balancing|vmware|new relic|datadog',
};

const groupOf = new Map(
  SKILL_GROUPS.flatMap((group) =>
    group === 'Familiar' ? [] : KEYWORDS[group].split('|').map((keyword) => [keyword, group] as const),
  ),
);

/**
 * The group of one skill: `Java 17` and `Core Java` match by the word in them, `AWS (EC2)` by its
 * first.
 */
export function skillGroupOf(skill: string): SkillGroupName {
  const plain = skill.toLowerCase().replace(/\s+/g, ' ').trim();
  const words = plain.split(/[\s()]+/).filter(Boolean);
  const pairs = words.slice(1).map((word, at) => `${words[at]} ${word}`);
  const found = [plain, ...pairs, ...words.filter((word) => word.length > 1)].find((part) => groupOf.has(part));
  return (found && groupOf.get(found)) || 'Familiar';
}

/** Skills in the specified groups, without empty groups and duplicates. */
export function groupedSkills(skills: readonly string[]): SkillGroup[] {
  const unique = [...new Map(skills.toReversed().map((skill) => [skill.toLowerCase().trim(), skill.trim()])).values()];
  unique.reverse();
  return SKILL_GROUPS.map((name) => ({
    name,
    keywords: unique.filter((skill) => skill !== '' && skillGroupOf(skill) === name),
  })).filter(({ keywords }) => keywords.length > 0);
}

/**
 * The groups of a resume; skills without a group name are sorted into the others or into new ones.
 */
export function sortedGroups(groups: readonly SkillGroup[]): readonly SkillGroup[] {
  const isLoose = ({ name = '' }: SkillGroup) => name.trim() === '';
  const selected = groups.filter((group) => !isLoose(group));
  const known = new Set(selected.flatMap(({ keywords = [] }) => keywords.map((skill) => skill.toLowerCase())));
  const loose = groups.filter(isLoose).flatMap(({ keywords = [] }) => keywords);
  return groupedSkills(loose.filter((skill) => !known.has(skill.toLowerCase()))).reduce<readonly SkillGroup[]>(
    (all, { name, keywords = [] }) =>
      all.some((group) => group.name === name)
        ? all.map((group) =>
            group.name === name ? { ...group, keywords: [...(group.keywords ?? []), ...keywords] } : group,
          )
        : inOrder([...all, { ...(name && { name }), keywords }]),
    selected,
  );
}

/** The specified groups are in order, at the end; the person's own are not moved. */
function inOrder(groups: readonly SkillGroup[]): SkillGroup[] {
  const place = ({ name = '' }: SkillGroup) => SKILL_GROUPS.findIndex((known) => known === name);
  return groups.toSorted((one, other) => place(one) - place(other));
}
