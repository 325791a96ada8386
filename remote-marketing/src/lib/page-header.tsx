import type { ReactNode } from 'react';
import { Container } from '@kadam/shared/ui/layout';
import steps from '../drawings/steps.svg';
import { Frame, Lead, Note, Steps, Words } from './page-header.styles';

interface PageHeaderProps {
  readonly title: string;
  readonly children?: ReactNode;
  readonly note?: ReactNode;
}

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
