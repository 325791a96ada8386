import { findLabels, foldLabel, labelWords, type FoundLabel } from '../labels/find-labels';

export type ExperienceLabel = 'company' | 'title' | 'date' | 'location' | 'other' | 'client' | 'project' | 'body';

export const EXPERIENCE_WORDS = labelWords<ExperienceLabel>({
  company:
    'company|company name|name of company|name of the company|organization|organisation|organization name|organisation name|name of organization|name of the organization|name of organisation|name of the organisation|employer|employer name|name of employer|firm|firm name|worked with|worked at|working with|working at|current company|previous company|present company|current employer|previous employer|present employer|current organization|concern|institution|hospital|hospital name|name of hospital|name of the hospital|name and address of employer|name & address of employer|name and address of the employer|employer name and address|name and location of employer|employing organisation|employing organization|served at|organisation served|organization served',
  title:
    'designation|role|position|job title|title|post|job role|profile|position held|post held|designated as|worked as|working as|current designation|job position|job profile|role played|roles|occupation|occupation or position held|occupation or post held|occupation or role held|position or post held|post designation|designation role|role designation|worked in the capacity of|capacity|rank',
  date: 'duration|period|tenure|date|dates|year|years|from|time period|work period|working period|employment period|period of work|service period|time|work duration|worked from|working from|working since|period served|period of service|period of employment|duration of employment|length of service|joining date|date of joining|from to|since|experience|work experience|timeline',
  location: 'location|place|city|job location|work location|address|branch|base location|posting',
  other:
    'type of business or sector|business or sector|type of business|business sector|sector|business|employment type|job type|type|department|reporting to|ctc|industry|nature of business|employee id|supervisor|supervisor name|supervisor name and phone|hours per week|hours|series|grade level|pay plan|may we contact|okay to contact|employment|team|notice period|salary|website',
  client: 'client|client details|end user|client name|end client|customer|name of client|clients',
  project:
    'project|assignment|assignments|project summary|project name|project title|title of project|name of project|projects|project details|project no',
  body: 'main activities and responsibilities|main activities|activities and responsibilities|activities|nature of work|nature of job|nature of duties|main responsibilities|main duties|work done|responsibilities|roles and responsibilities|roles & responsibilities|role & responsibilities|role and responsibilities|key responsibilities|job responsibilities|responsibility|job responsibility|job description|environment|technologies|technology|tools|tools used|technologies used|tech stack|team size|domain|description|project description|achievements|key achievements|platform|database|operating system|languages|software|skills used|skills|methodology|summary|work profile|achievement|duties|key skills|job duties|front end|back end|contribution|contributions|frameworks|deliverables|key deliverables|responsible for',
});

const BODY = /^\W{0,3}(?:key |major |job )?(?:roles? (?:and|&) )?responsibilit(?:y|ies)\b[^\t]{0,80}:\s*$/i;

/**
 * Labels before the values of a line; a line that is only the label of a text below has that one.
 */
export function experienceLabels(text: string): FoundLabel<ExperienceLabel>[] {
  const found = findLabels(text, EXPERIENCE_WORDS);
  if (!found.length && BODY.test(text)) return [{ skipFrom: 0, from: text.length, hint: 'body' }];
  if (found.length || text.length > 40) return found;
  const hint = EXPERIENCE_WORDS.get(foldLabel(text));
  return hint === 'body' || hint === 'project' ? [{ skipFrom: 0, from: text.length, hint }] : [];
}
