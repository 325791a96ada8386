import { type CheckDefinition } from '../check';
import type { CheckContext } from '../context';
import { ofField, ofLine } from '../evidence';
import { listed } from '../../wording/words';
import { outsideShare } from '../../parse-rate/text-integrity';

const OUTSIDE: readonly string[] = ['docx-textbox', 'docx-header', 'docx-footer'];
const MUCH = 0.15;

export const vitalOutside: CheckDefinition = {
  id: 'A4',
  panel: 'atsEssentials',
  title: 'Nothing vital in headers or text boxes',
  max: 1,
  effort: 1,
  needsFile: true,
  why: 'Many systems do not read what is in the header, the footer or a text box of a Word file.',
  judge(context) {
    const { document, layout } = context;
    if (document.kind === 'doc') return { skip: 'In an old Word file we cannot see headers and text boxes.' };
    const lost = vitalFields(context);
    const share = outsideShare(document);
    const lines = layout.lines.filter(({ source }) => OUTSIDE.includes(source));
    return {
      share: lost.length > 0 ? 0 : share > MUCH ? 0.5 : 1,
      message:
        lost.length > 0
          ? `Only in a header, footer or text box: ${listed(lost.map(({ what }) => what))}.`
          : share > MUCH
            ? `${Math.round(share * 100)}% of your text is in headers, footers or text boxes.`
            : 'Everything important is in the body of the document.',
      fix: 'Move it into the body, to the top of the first page.',
      evidence: [...lost.map(({ field }) => ofField(field)), ...(share > MUCH ? lines.slice(0, 3).map(ofLine) : [])],
    };
  },
};

function vitalFields({ document, resume: { contact } }: CheckContext) {
  const inBody = document.items
    .filter(({ source }) => !OUTSIDE.includes(source))
    .map(({ text }) => text)
    .join(' ');
  const plain = (text: string) => text.toLowerCase().replace(/\s+/g, '');
  const body = plain(inBody);
  const vital = [
    { what: 'your name', field: contact.name },
    { what: 'your email address', field: contact.email },
    { what: 'your phone number', field: contact.phone },
  ];
  const hasOutside = document.items.some(({ source }) => OUTSIDE.includes(source));
  return vital.flatMap(({ what, field }) =>
    hasOutside && field && !body.includes(plain(field.raw)) ? [{ what, field }] : [],
  );
}
