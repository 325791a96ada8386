import type { Link } from '../document/document';
import { squeeze } from '../lexicon/words';
import type { Reading } from '../resume/reading';
import type { Project } from '../resume/resume';

export interface PlacedLinks {
  /** The addresses of the person, as in the contact details. */
  readonly profiles: readonly string[];
  readonly ofProject: ReadonlyMap<Project, string>;
}

/** Divides the links of a resume between the person and the projects. */
export function projectLinks({ document, resume, sections }: Reading): PlacedLinks {
  const { contact, projects } = resume;
  const header = sections.filter(({ kinds: [kind] }) => kind === 'header').flatMap(({ lines }) => lines);
  const ofProject = new Map<Project, string>();
  const isOfProject = ({ url, text, page }: Pick<Link, 'url' | 'text' | 'page'>) => {
    if (text !== '' && header.some((line) => line.page === page && line.text.includes(text))) return false;
    const project = projects.find(
      (candidate) => !ofProject.has(candidate) && (isNamedAfter(url, candidate) || isIn(candidate, { text, page })),
    );
    if (project) ofProject.set(project, url);
    return project !== undefined;
  };
  const linked = new Set(document.links.filter(isOfProject).map(({ url }) => url));
  const profiles = contact.links.filter(({ value, spans: [span] }) => {
    if (linked.has(value)) return false;
    return !span || !isOfProject({ url: value, text: span.text, page: span.page });
  });
  return { profiles: profiles.map(({ value }) => value), ofProject };
}

const isIn = ({ lines }: Project, { text, page }: Pick<Link, 'text' | 'page'>) =>
  text !== '' && lines.some((line) => line.page === page && line.text.includes(text));

/** `github.com/asha/price-watch` is the address of the project `Price Watch`. */
function isNamedAfter(url: string, { name }: Project): boolean {
  const last = squeeze(/\/([^/?#]+)\/?$/.exec(url)?.[1] ?? '');
  return last.length >= 4 && squeeze(name.value).includes(last);
}
