import type { LegalPage } from '../../content/legal';
import { TextColumns } from '../../lib/text-columns';
import { withLinks } from '../../lib/with-links';

export const LegalText = ({ page: { sections } }: { readonly page: LegalPage }) => (
  <TextColumns
    parts={sections}
    render={({ paragraphs, items }) => (
      <>
        {paragraphs.map((paragraph) => (
          <p key={paragraph}>{withLinks(paragraph)}</p>
        ))}
        {items && (
          <ul>
            {items.map((item) => (
              <li key={item}>{withLinks(item)}</li>
            ))}
          </ul>
        )}
      </>
    )}
  />
);

const DATE = new Intl.DateTimeFormat('en-IN', { dateStyle: 'long', timeZone: 'UTC' });

export const LastUpdated = ({ date }: { readonly date: string }) => (
  <>
    Last updated <time dateTime={date}>{DATE.format(new Date(date))}</time>
  </>
);
