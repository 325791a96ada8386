import { blocksOf, type LegalPart, type LegalText } from '@kadam/shared/contract/legal-text';
import { isDay } from '@kadam/shared/contract/text-rules';
import { SampleNote } from '@kadam/shared/ui/sample-note';
import { PageHeader } from '../../lib/page-header';
import { PageLinks } from '../../lib/page-links';
import { slugOf } from '../../lib/slug';
import { TextColumns } from '../../lib/text-columns';
import { withLinks } from '../../lib/with-links';
import { BelowHeader } from './legal-text.styles';

interface LegalDocumentProps {
  readonly title: string;
  /** With the values of its variables. */
  readonly text: LegalText;
  readonly isSample: boolean;
  /** Addresses of texts that are links, in addition to those of the company. */
  readonly links?: Readonly<Record<string, string>>;
}

/** A legal text as a page, with its date of effect and a list of its parts. */
export const LegalDocument = ({ title, text, isSample, links }: LegalDocumentProps) => (
  <>
    {/* A preview may have no date yet. */}
    <PageHeader title={title} note={isDay(text.effectiveFrom) && <EffectiveFrom date={text.effectiveFrom} />}>
      {text.lead}
    </PageHeader>
    {isSample && (
      <BelowHeader>
        <SampleNote isSample />
      </BelowHeader>
    )}
    <TextColumns
      parts={withIds(text.parts)}
      render={(part) => (
        <>
          {blocksOf(part.text).map((block, index) =>
            typeof block === 'string' ? (
              <p key={index}>{withLinks(block, links)}</p>
            ) : (
              <ul key={index}>
                {block.map((entry, place) => (
                  <li key={place}>{withLinks(entry, links)}</li>
                ))}
              </ul>
            ),
          )}
          <PageLinks links={part.links} />
        </>
      )}
    />
  </>
);

// Two parts may have the same heading.
const withIds = (parts: readonly LegalPart[]) => {
  const slugs = parts.map(({ title }, index) => slugOf(title, index));
  return parts.map((part, index) => {
    const slug = slugs[index] ?? '';
    return { ...part, id: slugs.indexOf(slug) === index ? slug : `${slug}-${index + 1}` };
  });
};

const DATE = new Intl.DateTimeFormat('en-IN', { dateStyle: 'long', timeZone: 'UTC' });

const EffectiveFrom = ({ date }: { readonly date: string }) => (
  <>
    Effective from <time dateTime={date}>{DATE.format(new Date(date))}</time>
  </>
);
