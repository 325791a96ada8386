import type { Analysis, CheckResult, ParsedResume } from '@kadam/resume-engine';

const WIDTH = 100;
const FIRST_THINGS = 5;
const EVIDENCE = 2;
const PANELS = [
  ['content', 'Content'],
  ['section', 'Sections'],
  ['atsEssentials', 'ATS essentials'],
  ['tailoring', 'Tailoring'],
] as const;

export function atsReport(analysis: Analysis): string {
  const { overallScore, ceiling, uiPanels, parseRate, issues, tips, otherDocument } = analysis;
  if (otherDocument) return [otherDocument.title, otherDocument.reason, otherDocument.advice].join('\n');
  return [
    `Score ${overallScore} of 100, ${issues} ${issues === 1 ? 'issue' : 'issues'}`,
    ...(ceiling ? [`Limited to ${ceiling.limit}: ${ceiling.reason}`] : []),
    '',
    ...PANELS.map(
      ([panel, name]) => `  ${name.padEnd(16)}${String(uiPanels[panel]).padStart(3)}% ${bar(uiPanels[panel])}`,
    ),
    `  ${'Parse rate'.padEnd(16)}${String(Math.round(analysis.categoryScores.atsParseRate * 100)).padStart(3)}% ${bar(analysis.categoryScores.atsParseRate * 100)}`,
    '',
    ...[parseRate.text, parseRate.order, parseRate.sections, parseRate.fields].map(({ sentence }) => `  ${sentence}`),
    '',
    'What to do first',
    ...firstThings(analysis).flatMap(checkLines),
    '',
    ...(tips.length > 0 ? ['Also', ...tips.map(({ message }) => wrapped(`- ${message}`, 2)), ''] : []),
    'What was read',
    ...readOut(analysis.parsedResume),
  ].join('\n');
}

const bar = (percent: number) => '#'.repeat(Math.round(percent / 5)).padEnd(20, '.');

const firstThings = ({ checks, recommendations }: Analysis) =>
  recommendations
    .flatMap((fix) => checks.find((check) => check.fix === fix && check.status !== 'pass') ?? [])
    .slice(0, FIRST_THINGS);

const checkLines = ({ id, gain, message, fix, example, evidence }: CheckResult, at: number): string[] => [
  wrapped(`${at + 1}. ${fix} (+${gain.toFixed(1)}, ${id})`, 2),
  wrapped(message, 5),
  ...(example ? [wrapped(`${example.before}  ->  ${example.after}`, 5)] : []),
  ...evidence.slice(0, EVIDENCE).map(({ page, text }) => wrapped(`page ${page}: ${text}`, 5)),
];

function readOut({ contact, experience, education, projects, skills, certifications }: ParsedResume): string[] {
  const row = (name: string, value: string) => wrapped(`${name.padEnd(12)}${value || '(not found)'}`, 2, 14);
  return [
    row('Name', contact.name),
    row('Email', contact.email),
    row('Phone', contact.phone),
    row('Place', contact.location),
    ...contact.links.map((link) => row('Link', link)),
    ...experience.map((one) =>
      row(
        'Job',
        joined([one.role, one.company, one.location, dates(one)]) +
          ` (${one.bullets.length} ${one.bullets.length === 1 ? 'bullet' : 'bullets'})`,
      ),
    ),
    ...education.map((one) =>
      row('Study', joined([one.degree, one.field, one.institution, dates(one), one.grade ?? ''])),
    ),
    ...projects.map((one) => row('Project', one.name)),
    ...certifications.map((one) => row('Certificate', one)),
    row('Skills', skills.join(', ')),
  ];
}

const joined = (parts: readonly string[]) => parts.filter(Boolean).join(' | ');
const dates = ({ startDate, endDate }: { startDate: string; endDate: string }) =>
  [startDate, endDate].filter(Boolean).join(' - ');

function wrapped(text: string, indent: number, hanging = indent + 3): string {
  const lines: string[] = [];
  let line = ' '.repeat(indent);
  for (const word of text.split(' ')) {
    if (line.length + word.length > WIDTH && line.trim() !== '') {
      lines.push(line.trimEnd());
      line = ' '.repeat(hanging);
    }
    line += `${word} `;
  }
  return [...lines, line.trimEnd()].join('\n');
}
