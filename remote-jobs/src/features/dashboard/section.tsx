import { Stack } from '@kadam/shared/ui/layout';
import { useId, type ReactNode } from 'react';
import { SectionHead } from './dashboard.styles';

interface SectionProps {
  readonly title: string;
  readonly id?: string;
  readonly mark?: ReactNode;
  readonly children: ReactNode;
}

export function Section({ title, id: givenId, mark, children }: SectionProps) {
  const ownId = useId();
  const id = givenId ?? ownId;
  return (
    <Stack as="section" gap={2} aria-labelledby={id}>
      <SectionHead>
        <h2 id={id} tabIndex={givenId === undefined ? undefined : -1}>
          {title}
        </h2>
        {mark}
      </SectionHead>
      {children}
    </Stack>
  );
}
