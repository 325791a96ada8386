import type { ReactNode } from 'react';
import { CircleAlert, CircleCheck, Info } from 'lucide-react';
import styled, { css } from 'styled-components';
import { FailureText } from '../failure-text';
import { color, font, radius, size, space } from '../theme';

/** `danger` interrupts a screen reader, `success` waits for a pause, `info` is read in place. */
export type NoticeTone = 'info' | 'success' | 'danger';

export interface NoticeProps {
  tone?: NoticeTone | undefined;
  title?: ReactNode;
  /** For example a Retry button. */
  action?: ReactNode;
  children?: ReactNode;
}

/** A message in the page, next to what it is about. */
export function Notice({ tone = 'info', title, action, children }: NoticeProps) {
  const Icon = icons[tone];
  const role = roles[tone];
  return (
    <Frame $tone={tone} {...(role && { role })}>
      <Saying>
        <Icon aria-hidden size={20} />
        <Words>
          {title && <Title>{plain(title)}</Title>}
          {children && <div>{plain(children)}</div>}
        </Words>
      </Saying>
      {action && <Action>{action}</Action>}
    </Frame>
  );
}

const plain = (words: ReactNode) => (typeof words === 'string' ? <FailureText>{words}</FailureText> : words);

const icons = { info: Info, success: CircleCheck, danger: CircleAlert };
const roles = { info: undefined, success: 'status', danger: 'alert' } as const;

const tones = {
  info: css`
    border-color: ${color.line};
    background: ${color.sand};
    --notice-mark: ${color.ink};
  `,
  success: css`
    border-color: color-mix(in srgb, ${color.success} 35%, transparent);
    background: ${color.successSoft};
    --notice-mark: ${color.success};
  `,
  danger: css`
    border-color: color-mix(in srgb, ${color.danger} 35%, transparent);
    background: ${color.dangerSoft};
    --notice-mark: ${color.danger};
  `,
};

const Frame = styled.div<{ $tone: NoticeTone }>`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(1)} ${space(1.5)};
  padding: ${space(1.5)} ${space(2)};
  border: ${size.hairline} solid;
  border-radius: ${radius.md};
  color: ${color.inkStrong};
  font-size: ${font.size.sm};
  line-height: ${font.leading.body};
  ${({ $tone }) => tones[$tone]}
`;

const Saying = styled.div`
  display: flex;
  flex: 1 1 ${space(25)};
  align-items: flex-start;
  gap: ${space(1.5)};
  min-width: 0;

  & > svg {
    flex: none;
    margin-block-start: 0.15em;
    color: var(--notice-mark);
  }
`;

const Words = styled.div`
  min-width: 0;
  overflow-wrap: anywhere;
`;

const Title = styled.p`
  color: var(--notice-mark);
  font-weight: ${font.weight.bold};
`;

const Action = styled.div`
  flex: none;
`;
