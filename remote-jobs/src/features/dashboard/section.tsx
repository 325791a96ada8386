import { Stack } from '@kadam/shared/ui/layout';
import { useId, type ReactNode } from 'react';
import { SectionHead } from './dashboard.styles';

interface SectionProps {
  readonly title: string;
  /** Beside the title, for example what kind of numbers these are. */
  readonly mark?: ReactNode;
  readonly children: ReactNode;
}

/** A part of the dashboard under its heading. */
export function Section({ title, mark, children }: SectionProps) {
  const id = useId();
  return (
    <Stack as="section" gap={2} aria-labelledby={id}>
      <SectionHead>
        <h2 id={id}>{title}</h2>
        {mark}
      </SectionHead>
      {children}
    </Stack>
  );
}
