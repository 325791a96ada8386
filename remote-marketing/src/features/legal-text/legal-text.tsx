import { Link } from '@kadam/shared/router';
import { Container } from '@kadam/shared/ui/layout';
import type { LegalPage } from '../../content/legal';
import { Contents, LegalColumns, Part } from './legal-text.styles';
import { withLinks } from './with-links';

/** A legal page below its heading: where to find what, then the parts. */
export const LegalText = ({ page: { sections } }: { readonly page: LegalPage }) => (
  <Container>
    <LegalColumns>
      <Contents aria-label="On this page">
        <ol>
          {sections.map(({ id, title }) => (
            <li key={id}>
              <Link to={{ hash: id }}>{title}</Link>
            </li>
          ))}
        </ol>
      </Contents>
      <div>
        {sections.map(({ id, title, paragraphs, items }) => (
          <Part key={id} id={id}>
            <h2>{title}</h2>
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
          </Part>
        ))}
      </div>
    </LegalColumns>
  </Container>
);

const DATE = new Intl.DateTimeFormat('en-IN', { dateStyle: 'long', timeZone: 'UTC' });

export const LastUpdated = ({ date }: { readonly date: string }) => (
  <>
    Last updated <time dateTime={date}>{DATE.format(new Date(date))}</time>
  </>
);
