import { findLabels, labelWords, type FoundLabel } from '../labels/find-labels';

export type ProjectLabel = 'name' | 'technologies' | 'date' | 'client' | 'other' | 'body';

const WORDS = labelWords<ProjectLabel>({
  name: 'project|project name|project title|title|name|title of project|title of the project|name of project|name of the project|project no|major project|minor project|final year project|academic project|mini project|main project|projects|topic|app name|application',
  technologies:
    'technologies|technology|technologies used|technology used|tech stack|techstack|tools|tools used|tools & technologies|tools and technologies|technologies & tools|environment|technology stack|stack|software used|softwares used|languages|language|language used|languages used|platform|frameworks|framework|built with|skills used|skills|tools technologies|programming language|front end|frontend|back end|backend|database|software|software tools|technical environment|tools technology|key technologies|technical skills|technologies tools|built using|hardware & software|os|operating system',
  date: 'duration|period|date|year|time|timeline|time period|project duration|from',
  client: 'client|client name|customer|end client',
  other:
    'team size|role|position|domain|company|organization|organisation|members|team|guide|designation|location|institution|college|link|github|url|demo|source code|team members|role played|live',
  body: 'description|project description|responsibilities|roles & responsibilities|roles and responsibilities|role & responsibilities|key responsibilities|objective|summary|details|features|key features|abstract|about|overview|outcome|contribution|contributions|my role|result|responsibility|achievements|project details|project summary|synopsis|aim|brief|modules|module|problem statement',
});

export function projectLabels(text: string): FoundLabel<ProjectLabel>[] {
  return findLabels(text, WORDS);
}
