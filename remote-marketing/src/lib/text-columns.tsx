import type { ReactNode } from 'react';
import { Link } from '@kadam/shared/router';
import { Container } from '@kadam/shared/ui/layout';
import { Columns, Contents, Part } from './text-columns.styles';

interface TextPart {
  readonly id: string;
  readonly title: string;
}

interface TextColumnsProps<Content extends TextPart> {
  readonly parts: readonly Content[];
  readonly render: (part: Content) => ReactNode;
}

export const TextColumns = <Content extends TextPart>({ parts, render }: TextColumnsProps<Content>) => (
  <Container>
    <Columns>
      <Contents aria-label="On this page">
        <ol>
          {parts.map(({ id, title }) => (
            <li key={id}>
              <Link to={{ hash: id }}>{title}</Link>
            </li>
          ))}
        </ol>
      </Contents>
      <div>
        {parts.map((part) => (
          <Part key={part.id} id={part.id}>
            <h2>{part.title}</h2>
            {render(part)}
          </Part>
        ))}
      </div>
    </Columns>
  </Container>
);
