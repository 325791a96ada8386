import type { ReactNode } from 'react';
import { Container } from '@kadam/shared/ui/layout';
import steps from '../drawings/steps.svg';
import { Frame, Lead, Note, Steps, Words } from './page-header.styles';

interface PageHeaderProps {
  readonly title: string;
  readonly children?: ReactNode;
  /** A line below the sentences. */
  readonly note?: ReactNode;
}

/** The top of a page: its one `h1` and a sentence or two, beside the steps that give the company its name. */
export function PageHeader({ title, children, note }: PageHeaderProps) {
  return (
    <Frame>
      <Container>
        <Words>
          <h1>{title}</h1>
          {children && <Lead>{children}</Lead>}
          {note && <Note>{note}</Note>}
        </Words>
      </Container>
      <Steps src={steps} width={480} height={240} alt="" decoding="async" />
    </Frame>
  );
}
