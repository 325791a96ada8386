import type { CheckDefinition } from '../check';
import type { CheckContext } from '../context';
import { ofPage } from '../evidence';

const PROFILE =
  /(linkedin\.com\/|github\.com\/|gitlab\.com\/|behance\.net\/|dribbble\.com\/|kaggle\.com\/|leetcode\.com\/|hackerrank\.com\/|medium\.com\/|stackoverflow\.com\/)/i;
const WEBSITE = /^(https?:\/\/)?(www\.)?[\w-]+(\.[\w-]+)+(\/\S*)?$/i;

export const profileLink: CheckDefinition = {
  id: 'C5',
  panel: 'atsEssentials',
  title: 'LinkedIn or portfolio in plain text',
  max: 0.75,
  effort: 1,
  why: 'Most recruiters look at LinkedIn next; a link behind a picture or a word is lost when your resume is converted.',
  judge(context) {
    const printed = printedProfile(context);
    if (printed) return { share: 1, message: `Your profile link was read: ${printed.text}.`, evidence: [printed] };
    const hidden = context.document.links.find(({ url }) => PROFILE.test(url));
    return {
      share: hidden ? 0.5 : 0,
      message: hidden
        ? `Your link to ${hidden.url} is only behind "${hidden.text || 'a picture'}"; its address is not in the text.`
        : 'We found no LinkedIn or portfolio address.',
      fix: 'Write the address out: linkedin.com/in/your-name.',
      ...(hidden && {
        example: { before: hidden.text || 'LinkedIn', after: hidden.url.replace(/^https?:\/\/(www\.)?/, '') },
      }),
      evidence: hidden ? [ofPage(hidden.page, hidden.url)] : [],
    };
  },
};

function printedProfile({ resume: { contact }, layout: { lines, furniture } }: CheckContext) {
  const all = [...lines, ...furniture];
  const line = all.find(({ text }) => PROFILE.test(text));
  // Lines beside the body are numbered separately: their page is enough.
  const place = line && furniture.includes(line) ? -1 : line?.index;
  if (line)
    return {
      page: line.page,
      line: place ?? -1,
      text: line.text.split(/\s+/).find((word) => PROFILE.test(word)) ?? line.text,
    };
  const link = contact.links.find(({ value, spans: [span] }) => WEBSITE.test(value) && span && span.text.includes('.'));
  const [span] = link?.spans ?? [];
  return link && span ? { page: span.page, line: span.line, text: link.value } : undefined;
}
