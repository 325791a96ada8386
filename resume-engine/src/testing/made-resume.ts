import type { Reading } from '../resume/reading';
import type { ReadDocument } from '../document/document';
import type { Line } from '../document/line';
import type { Field } from '../document/span';
import type { Bullet, DateRange, Resume, ResumeDate, Skill } from '../resume/resume';
import type { Section, SectionKind } from '../resume/section';
import { testLine } from './test-line';

/** The content of a test resume; lines, sections and evidence are generated from it. */
export interface ResumeContent {
  name?: string;
  email?: string;
  phone?: string;
  location?: string;
  link?: string;
  headline?: string;
  summary?: string;
  skills?: readonly string[];
  softSkills?: readonly string[];
  experience?: readonly ContentEntry[];
  projects?: readonly (ContentEntry & { technologies?: readonly string[] })[];
  education?: readonly EducationContent[];
  certificates?: readonly { name: string; issuer?: string; date?: string; expires?: string }[];
  achievements?: readonly string[];
  /** Lines at the end, under an unknown heading if one is given. */
  extra?: { heading?: string; kind?: SectionKind; lines: readonly string[] };
  headings?: Partial<Record<SectionKind, string | null>>;
  document?: Partial<ReadDocument>;
  /** Words in file order; by default in reading order. */
  contentOrder?: readonly string[];
  onLine?: (line: Line) => Line;
  confidence?: number;
}

export interface ContentEntry {
  title?: string;
  company?: string;
  location?: string;
  dates?: string;
  bullets?: readonly string[];
  isInternship?: boolean;
  isProse?: boolean;
}

export interface EducationContent {
  degree?: string;
  field?: string;
  institution?: string;
  dates?: string;
  grade?: { value: number; scale?: number; kind: 'cgpa' | 'percent' };
}

const HEADINGS: Partial<Record<SectionKind, string>> = {
  summary: 'Summary',
  skills: 'Skills',
  experience: 'Experience',
  projects: 'Projects',
  education: 'Education',
  certifications: 'Certifications',
  achievements: 'Achievements',
};
const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

/** A parsed resume in one column of an A4 page at 10.5 points. */
export function makeReading(content: ResumeContent): Reading {
  const page = new Page(content);
  const list = <Content, Read>(
    kind: SectionKind,
    { of, read }: { of: readonly Content[] | undefined; read: (one: Content) => Read },
  ) => (of ? page.section(kind, () => of.map(read)) : []);
  const contact = page.contact();
  const { summary: text } = content;
  const summary = text === undefined ? undefined : page.section('summary', () => page.field(text));
  const skills = content.skills || content.softSkills ? page.section('skills', () => page.skills()) : [];
  const resume: Resume = {
    contact,
    ...(page.headline && { headline: page.headline }),
    ...(summary && { summary }),
    skills,
    experience: list('experience', { of: content.experience, read: (entry) => page.experience(entry) }),
    projects: list('projects', { of: content.projects, read: (project) => page.project(project) }),
    education: list('education', { of: content.education, read: (entry) => page.education(entry) }),
    certifications: list('certifications', { of: content.certificates, read: (one) => page.certificate(one) }),
    languages: [],
    achievements: list('achievements', { of: content.achievements, read: (one) => page.bullet(one) }),
  };
  page.extra();
  return page.reading(resume);
}

class Page {
  readonly lines: Line[] = [];
  readonly sections: Section[] = [];
  headline?: Field<string>;

  constructor(readonly content: ResumeContent) {}

  line(text: string, bullet?: string): Line {
    const index = this.lines.length;
    const plain = testLine(text, {
      index,
      x: bullet ? 64 : 50,
      right: Math.min(545, 50 + text.length * 5),
      y: 60 + index * 13,
      size: 10.5,
      font: 'Calibri',
      cells: [{ text, x: 50, right: 545, size: 10.5, isBold: false, isItalic: false, from: 0 }],
      ...(bullet && { bullet }),
    });
    const line = this.content.onLine?.(plain) ?? plain;
    this.lines.push(line);
    return line;
  }

  on<T>(line: Line, { value, raw }: { value: T; raw: string }): Field<T> {
    const from = Math.max(0, line.text.indexOf(raw));
    const span = { page: line.page, line: line.index, from, to: from + raw.length, text: raw };
    return { value, raw, confidence: this.content.confidence ?? 0.9, spans: [span] };
  }

  field(text: string): Field<string> {
    return this.on(this.line(text), { value: text, raw: text });
  }

  contact(): Resume['contact'] {
    const { name, email, phone, location, link, headline } = this.content;
    const read = { ...(name && { name: this.field(name) }) };
    if (headline) this.headline = this.field(headline);
    const contact = {
      ...read,
      ...(email && { email: this.field(email) }),
      ...(phone && { phone: this.field(phone) }),
      ...(location && { location: this.field(location) }),
      links: link ? [this.field(link)] : [],
    };
    this.sections.push({ kinds: ['header'], lines: [...this.lines], confidence: 1 });
    return contact;
  }

  section<T>(kind: SectionKind, fill: () => T): T {
    const title = this.content.headings?.[kind] === undefined ? HEADINGS[kind] : this.content.headings[kind];
    const heading = title == null ? undefined : this.line(title);
    const from = this.lines.length;
    const filled = fill();
    this.sections.push({ kinds: [kind], ...(heading && { heading }), lines: this.lines.slice(from), confidence: 0.9 });
    return filled;
  }

  extra() {
    const { extra } = this.content;
    if (!extra) return;
    const heading = extra.heading === undefined ? undefined : this.line(extra.heading);
    const lines = extra.lines.map((text) => this.line(text));
    this.sections.push({ kinds: [extra.kind ?? 'custom'], ...(heading && { heading }), lines, confidence: 0.7 });
  }

  skills(): Skill[] {
    const { skills = [], softSkills = [] } = this.content;
    const line = this.line([...skills, ...softSkills].join(', '));
    const of = (kind: Skill['kind']) => (value: string) => ({ ...this.on(line, { value, raw: value }), kind });
    return [...skills.map(of('technical')), ...softSkills.map(of('soft'))];
  }

  bullet(text: string, hasGlyph = true): Bullet {
    return { text, lines: [this.line(text, hasGlyph ? '•' : undefined)], hasGlyph };
  }

  entry({ title = '', company = '', location = '', dates = '', bullets = [], isProse = false }: ContentEntry) {
    const head = this.line([title, company, location, dates].filter(Boolean).join(' | '));
    const filled = bullets.map((text) => this.bullet(text, !isProse));
    return {
      head,
      bullets: filled,
      dates: this.range(head, dates),
      lines: [head, ...filled.flatMap(({ lines }) => lines)],
    };
  }

  experience(entry: ContentEntry): Resume['experience'][number] {
    const { head, ...rest } = this.entry(entry);
    return {
      ...(entry.title && { title: this.on(head, { value: entry.title, raw: entry.title }) }),
      ...(entry.company && { company: this.on(head, { value: entry.company, raw: entry.company }) }),
      ...(entry.location && { location: this.on(head, { value: entry.location, raw: entry.location }) }),
      isInternship: entry.isInternship ?? false,
      ...rest,
    };
  }

  project(project: ContentEntry & { technologies?: readonly string[] }): Resume['projects'][number] {
    const { head, ...rest } = this.entry(project);
    return {
      name: this.on(head, { value: project.title ?? '', raw: project.title ?? '' }),
      technologies: project.technologies ?? [],
      ...rest,
    };
  }

  education({ degree, field, institution, dates = '', grade }: EducationContent): Resume['education'][number] {
    const shown = grade
      ? `${grade.kind === 'cgpa' ? 'CGPA ' : ''}${grade.value}${grade.scale ? `/${grade.scale}` : ''}${grade.kind === 'percent' ? '%' : ''}`
      : '';
    const line = this.line([degree, field, institution, dates, shown].filter(Boolean).join(', '));
    return {
      ...(degree && { degree: this.on(line, { value: degree, raw: degree }) }),
      ...(field && { field: this.on(line, { value: field, raw: field }) }),
      ...(institution && { institution: this.on(line, { value: institution, raw: institution }) }),
      ...(grade && { grade: this.on(line, { value: grade, raw: shown }) }),
      dates: this.range(line, dates),
      bullets: [],
      lines: [line],
    };
  }

  certificate({ name, issuer, date, expires }: NonNullable<ResumeContent['certificates']>[number]) {
    const line = this.line([name, issuer, date].filter(Boolean).join(', '));
    const on = <T>(value: T, raw: string) => this.on(line, { value, raw });
    return {
      name: on(name, name),
      ...(issuer && { issuer: on(issuer, issuer) }),
      ...(date && { date: on(dateOf(date), date) }),
      ...(expires && { expires: on(dateOf(expires), expires) }),
    };
  }

  range(line: Line, dates: string): DateRange {
    const [start, end] = dates.split(' - ');
    if (!start) return {};
    const isCurrent = end !== undefined && /present|till date/i.test(end);
    return {
      ...(end === undefined ? {} : { start: this.on(line, { value: dateOf(start), raw: start }) }),
      end: this.on<ResumeDate | 'present'>(line, {
        value: isCurrent ? 'present' : dateOf(end ?? start),
        raw: end ?? start,
      }),
    };
  }

  reading(resume: Resume): Reading {
    const text = this.lines.map((line) => line.text).join('\n');
    const items = this.lines.map((line, order) => ({ ...line, width: 100, height: line.size, order }));
    const document: ReadDocument = {
      kind: 'pdf',
      pages: [{ width: 595, height: 842, pictureShare: 0 }],
      items,
      links: [],
      fonts: [{ name: 'Calibri', hasUnicodeMap: true }],
      byteLength: 90_000,
      pagesLeftOut: 0,
      badCharacters: 0,
      characters: text.length,
      ...this.content.document,
    };
    const contentOrder = this.content.contentOrder ?? text.split(/\s+/);
    return {
      document,
      layout: { lines: this.lines, furniture: [], contentOrder, scale: 1 },
      sections: this.sections,
      resume,
    };
  }
}

function dateOf(text: string): ResumeDate {
  const year = Number(/\d{4}/.exec(text)?.[0] ?? '2000');
  const named = MONTHS.indexOf(text.slice(0, 3).toLowerCase()) + 1;
  const month = named || Number(/^(\d\d)\//.exec(text)?.[1] ?? 0);
  return { year, ...(month > 0 && { month }) };
}
