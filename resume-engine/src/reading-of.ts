import type { Reading } from './resume/reading';
import type { ReadDocument } from './document/document';
import { joinBullets } from './entries/bullets/join-bullets';
import { readCertifications, readProjects, readExperience, readEducation, readSummary } from './entries';
import { readContact } from './fields/contact/read-contact';
import { readLanguages } from './fields/languages/read-languages';
import { skillsInProse } from './fields/skills/mentioned-skills';
import { readSkills } from './fields/skills/read-skills';
import { layOut } from './layout';
import type { Section } from './resume/section';
import { findSections } from './sections';

/** Parses a document whose text is already extracted. */
export function readingOf(document: ReadDocument): Reading {
  const layout = layOut(document);
  const sections = findSections(layout.lines);
  const { education, certifications } = readEducation(sections);
  return {
    document,
    layout,
    sections,
    resume: {
      contact: readContact({
        lines: layout.lines,
        furniture: layout.furniture,
        sections,
        links: document.links,
        ...(document.title && { title: document.title }),
      }),
      ...readSummary(sections),
      experience: readExperience(sections),
      education,
      projects: readProjects(sections),
      certifications: [...readCertifications(sections), ...certifications],
      skills: [...readSkills(sections), ...skillsInProse(sections)],
      languages: readLanguages(sections),
      achievements: achievementsIn(sections),
    },
  };
}

const achievementsIn = (sections: readonly Section[]) =>
  sections.filter(({ kinds: [kind] }) => kind === 'achievements').flatMap(({ lines }) => joinBullets(lines));
