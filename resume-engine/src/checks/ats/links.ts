import type { Link } from '../../document/document';
import type { CheckDefinition } from '../check';
import { ofPage } from '../evidence';
import { counted, partOf } from '../../wording/words';

export const links: CheckDefinition = {
  id: 'A8',
  panel: 'atsEssentials',
  title: 'Links that work and can be seen',
  max: 0.5,
  effort: 1,
  needsFile: true,
  why: 'When a resume is converted only the text remains; a link behind a word is gone.',
  judge({ document, layout: { lines } }) {
    const all = bare(lines.map(({ text }) => text).join(''));
    if (document.links.length === 0) return { skip: 'There are no links to look at.' };
    const broken = document.links.filter(({ url }) => !isValid(url));
    const hidden = document.links.filter(
      (link) => isValid(link.url) && !isVisible(link) && !all.includes(bare(link.url)),
    );
    return {
      share: broken.length > 0 ? 0 : hidden.length > 0 ? 0.5 : 1,
      message:
        broken.length > 0
          ? `${counted(broken.length, 'link')} ${broken.length === 1 ? 'has an invalid address' : 'have invalid addresses'}.`
          : hidden.length > 0
            ? `${partOf(hidden.length, document.links.length, { noun: 'link', verbs: ['is', 'are'] })} behind words or pictures.`
            : 'All links work and can be seen.',
      fix: 'Write the address of each link as text.',
      evidence: [...broken, ...hidden]
        .slice(0, 6)
        .map(({ page, text, url }) => ofPage(page, `${text || 'a picture'}: ${url}`)),
    };
  },
};

function isValid(url: string): boolean {
  if (!URL.canParse(url)) return false;
  const { protocol, hostname } = new URL(url);
  if (protocol === 'mailto:' || protocol === 'tel:') return url.length > protocol.length;
  return /^https?:$/.test(protocol) && hostname.includes('.');
}

const bare = (text: string) =>
  text
    .toLowerCase()
    .replace(/^(https?:\/\/|mailto:|tel:)?(www\.)?/, '')
    .replace(/[\s/()-]+/g, '');

const isVisible = ({ url, text }: Link) => {
  const shown = bare(text);
  return shown.length > 3 && (bare(url).includes(shown) || shown.includes(bare(url)) || /\w\.\w{2,}/.test(text));
};
