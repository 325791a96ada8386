import type { Project } from '../../resume/resume';
import type { Section } from '../../resume/section';
import { segment } from '../segment/segment';
import { projectLines } from './project-line';
import { projectOf } from './project-of';
import { projectScores } from './project-scores';

export function readProjects(sections: readonly Section[]): Project[] {
  return sections
    .filter(({ kinds }) => kinds.includes('projects'))
    .flatMap((section) => {
      const lines = projectLines(section.lines);
      return segment(lines.length, projectScores(lines)).map(({ from, bodyFrom, to }) =>
        projectOf({ head: lines.slice(from, bodyFrom), body: lines.slice(bodyFrom, to) }),
      );
    })
    .filter((project) => project !== null);
}
