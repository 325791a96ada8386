import { type CheckDefinition, graded } from '../check';
import { ofPage } from '../evidence';

const MEGABYTE = 1024 * 1024;

export const fileForm: CheckDefinition = {
  id: 'A6',
  panel: 'atsEssentials',
  title: 'Kind and size of the file',
  max: 1,
  effort: 1,
  needsFile: true,
  why: 'PDF and DOCX up to 2.5 MB are taken everywhere; old Word files and big files are not.',
  judge({ document: { kind, byteLength }, fileName }) {
    const size = byteLength / MEGABYTE;
    const shown = size < 0.1 ? `${Math.max(1, Math.round(byteLength / 1024))} KB` : `${size.toFixed(1)} MB`;
    return {
      share: graded(kind !== 'doc' && size <= 2.5, size <= 5),
      message: `Your file is a ${kind.toUpperCase()} of ${shown}.`,
      fix:
        kind === 'doc'
          ? 'Open it in Word and save it as PDF or DOCX.'
          : 'Make its pictures smaller or leave them out, then save it again.',
      evidence: fileName ? [ofPage(1, fileName)] : [],
    };
  },
};
