import { LINK_LINE } from '@kadam/shared/contract/questions';
import { Link } from '@kadam/shared/router';
import { LinkLine } from './text-columns.styles';

/** Links to pages, each written as `Search jobs: /jobs`. */
export const PageLinks = ({ links }: { readonly links: readonly string[] }) =>
  links.length > 0 && (
    <LinkLine>
      {links.map((line) => (
        <LinkOf key={line} line={line} />
      ))}
    </LinkLine>
  );

function LinkOf({ line }: { readonly line: string }) {
  const [, label, to] = LINK_LINE.exec(line) ?? [];
  return to === undefined ? null : <Link to={to}>{label}</Link>;
}
