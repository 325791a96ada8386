import type { SectionKind } from '../resume/section';
import { headingKinds } from './heading-kinds';
import { processorMs } from '../testing/processor-time';

const headings: Partial<Record<SectionKind, string>> = {
  header: 'Contact|CONTACT DETAILS|Contact Information|Get in Touch',
  summary:
    'Career Objective|CAREER OBJECTIVE :|Objective|Professional Summary|Professional Synopsis|Profile|Profile Summary|Executive Summary|About Me|ABOUT|Summary of Qualifications|Career Summary|Professional Profile|Personal Statement|Carrier Objective|Career Profile|Job Objective|Who I Am|Synopsis|Objective & Summary|Career Goal|Professional Overview|Key Highlights|Highlights of Qualifications',
  experience:
    'Work Experience|WORK EXPERIENCE:|Career to Date|Experience|Professional Experience|Employment History|Organizational Experience|Organisational Experience|Work History|Career History|Employment Details|Experience Details|Employment Record|Employment|Career Timeline|Teaching Experience|Relevant Work Experience|Where I’ve Worked|Where I have worked|My Journey|My journey so far:|Professional Background|Industrial Experience|Career Contour|Experience Summary (Total)|Previous Experience|Total Work Experience|3. Work Experience|W O R K  E X P E R I E N C E|Clinical Experience|Companies Worked For|Research Experience|Professional Journey',
  internships:
    'Internships|Internship|Summer Internship|Internship Experience|Industrial Internship|Internship Details|Virtual Internships',
  education:
    'Education|EDUCATION|School|My Studies|Academic Qualification|Academic Qualifications:-|Educational Qualification|Educational Qualifications|Educational Details|Education Details|Academic Details|Academic Background|Educational Background|Scholastics|Academics|Academic Record|Academic Profile|Qualifications|Qualification|Education Qualification|Education & Qualifications|Academic Credentials|Where I Studied|Academic Chronicle|Scholastic Record|Formal Education|Examination Passed|Professional Qualification',
  skills:
    'Nursing Procedures Known|Machines Known|Trade Skills|Skills|Technical Skills|TECHNICAL SKILLS|Key Skills|Core Competencies|IT Skills|Computer Skills|Computer Proficiency|Software Known|Software Skills|Strengths|Personal Strengths|Key Strengths|Areas of Expertise|Area of Expertise|Skills & Abilities|Skills and Competencies|Technical Proficiency|Technical Expertise|Soft Skills|Core Skills|Professional Skills|Tools & Technologies|Technologies|Skill Set|Skillset|Key Competencies|Technical Competencies|Computer Knowledge|Computer Literacy|What I know|What I’m good at|Tech Stack|Programming Languages|Languages and Frameworks|Interpersonal Skills|Top Skills|Additional Skills|Programs, Skills, Software',
  projects:
    'Projects|PROJECT|Academic Projects|Key Projects|Personal Projects|Major Project|Projects Undertaken|Project Details|Side Projects|Final Year Project|Selected Projects|University Projects|Things I’ve Built|Portfolio|Research Projects|Live Projects|Open Source Contributions',
  certifications:
    'Certifications|Certification|Certificates|Professional Certifications|Licenses & Certifications|Licences|Courses & Certifications|Certification Courses|Technical Certifications|Courses and Certificates',
  achievements:
    'Achievements|Awards|Honors & Awards|Honours and Awards|Awards and Achievements|Awards & Recognition|Accomplishments|Extra Curricular Activities|Extra-Curricular Activities|Extracurricular Activities|Co-curricular Activities|Co-curricular|Positions of Responsibility|Position Of Responsibility|Leadership|Scholastic Achievements|Academic Achievements|Activities|Campus Involvement|Memberships|Professional Affiliations|Leadership Experience|Sports',
  publications:
    'Publications|Research Publications|Papers Presented|Patents|Publications & Presentations|Conferences|Patents and Publications',
  training:
    'Training|Trainings|Industrial Training|Summer Training|Workshops|Workshops Attended|Seminars & Workshops|Relevant Coursework|Courses|Vocational Training|Training Programs|In-plant Training|Professional Development Courses|Training and Workshops',
  languages: 'Languages|Languages Known|Language Proficiency|Language Skills|Linguistic Proficiency|LANGUAGE',
  interests:
    'Hobbies|Interests|Hobbies & Interests|Hobbies and Interests|Areas of Interest|Area of Interest|Interests & Hobbies|Personal Interests',
  personal:
    'Personal Details|Personal Information|Personal Dossier|Personal Data|Personal Particulars|Personal Memoranda|Personal Vitae|Personal Info|Bio-Data|Family Background',
  declaration: 'Declaration|DECLARATION:|Self Declaration',
  references:
    'References|Reference|References available upon request|Referees|Professional References|Character References',
  volunteer:
    'Volunteer Experience|Volunteering|Volunteer Work|Community Service|Social Work|Voluntary Work|Giving Back',
};

const forms = Object.entries(headings).flatMap(([kind, list]) => list.split('|').map((text) => [text, kind] as const));

it('covers more than 150 headings', () => {
  expect(forms.length).toBeGreaterThan(150);
});

it.each(forms)('recognizes "%s" as %s', (text, kind) => {
  const kinds = headingKinds(text);
  expect(kinds).toContain(kind);
});

it.each([
  ['Education & Certifications', ['education', 'certifications']],
  ['Skills / Languages', ['skills', 'languages']],
  ['Certifications and Achievements', ['certifications', 'achievements']],
  ['Education and Training', ['education', 'training']],
  ['Leadership and Work Experience', ['experience', 'achievements']],
  ['Projects & Internships', ['projects', 'internships']],
])('recognizes both names of %s', (text, kinds) => {
  expect(headingKinds(text)).toEqual(kinds);
});

it.each([
  'Software Engineer',
  'Senior Project Manager',
  'Project Manager',
  'Technology Leadership',
  'Infosys Technologies Ltd',
  'Tata Consultancy Services',
  'Bachelor of Technology',
  'Master of Business Administration',
  'Delhi Public School',
  'University of Mumbai',
  'Indian Institute of Technology',
  'B.Tech (CSE)',
  'Jan 2020 - Present',
  'Pune, Maharashtra',
  'Rahul Sharma',
  'Resume',
  'Curriculum Vitae',
  'Roles and Responsibilities',
  'Responsibilities:',
  'Key Responsibilities',
  'Job Responsibilities',
  'Environment: Java, Spring',
  'Software Development Engineer',
  'Software Development',
  'Software Engineering',
  'Data Science',
  'Machine Learning',
  'Team Management',
  'Communication',
  'Project Management',
  'Java, Python, SQL',
  'Microsoft Office',
  'Customer Service Representative',
  'Sales Executive',
  'Marketing Manager',
  'Teaching Assistant',
  'Research Assistant',
  'Intern',
  'Summer Intern',
  'Volunteer Engineer',
  'Training Coordinator',
  'Language Teacher',
  'Experience with Java and Spring Boot',
  'Experienced in managing large teams',
  'Skilled in negotiation',
  'Achieved 120% of target',
  'Awarded best employee',
  'Certified Scrum Master',
  'AWS Certified Solutions Architect',
  'Interested in photography',
  'References were checked by me',
  'English (fluent)',
  'Hindi, English, Marathi',
  'Date of Birth: 01/01/1990',
  "Father's Name",
  'Class XII (CBSE)',
  'Higher Secondary Certificate Examination Board',
  'Project Title: Library Management',
  'Role: Developer',
  'Client: Barclays',
  'Duration: 6 months',
  'Team Size: 4',
  'Technologies Used: React',
  'GPA: 3.8',
  'asha.rao@example.com',
  '+91 98765 43210',
  'Page 1 of 2',
  'I hereby declare that the above is true',
  'Worked on the customer portal and its training material for new employees',
  '',
])('does not recognize "%s"', (text) => {
  expect(headingKinds(text)).toBeUndefined();
});

it('is fast with any text', () => {
  const start = processorMs();
  for (const text of ['a '.repeat(25_000), ':'.repeat(50_000), 'skills '.repeat(7_000)]) headingKinds(text);
  expect(processorMs() - start).toBeLessThan(250);
});
