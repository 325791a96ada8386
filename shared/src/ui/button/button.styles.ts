import { css } from 'styled-components';
import { color, font, media, motion, radius, size, space } from '../theme';

/**
 * One primary button per view, secondary beside it, quiet in lists and toolbars, danger for
 * irreversible actions.
 */
export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'danger';

/** `md` is 44 px high; `sm` is 36 px with a mouse and 44 px on touch screens. */
export type ButtonSize = 'md' | 'sm';

/** Button styles for links: `styled(Link)\`${buttonCss({ variant: 'primary' })}\``. */
export const buttonCss = ({
  variant = 'primary',
  size: height = 'md',
}: { variant?: ButtonVariant; size?: ButtonSize } = {}) => css`
  position: relative;
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: ${space(1)};
  border: ${size.hairline} solid transparent;
  border-radius: ${radius.md};
  font-weight: ${font.weight.bold};
  line-height: ${font.leading.snug};
  text-align: center;
  text-decoration: none;
  transition:
    background-color ${motion.fast} ${motion.ease},
    border-color ${motion.fast} ${motion.ease},
    color ${motion.fast} ${motion.ease};

  &:disabled,
  &[aria-disabled='true'] {
    cursor: not-allowed;
  }

  & > svg {
    flex: none;
  }

  ${sizes[height]}
  ${variants[variant]}
`;

const sizes = {
  md: css`
    min-height: ${size.control};
    padding: ${space(1)} ${space(2.5)};
    font-size: ${font.size.md};
  `,
  sm: css`
    min-height: ${size.controlSmall};
    padding: ${space(0.5)} ${space(1.5)};
    border-radius: ${radius.sm};
    font-size: ${font.size.sm};

    ${media.touch} {
      min-height: ${size.control};
    }
  `,
};

const off = css`
  &:disabled,
  &[aria-disabled='true']:not([aria-busy='true']) {
    border-color: ${color.line};
    background: ${color.sandDeep};
    color: ${color.muted};
  }
`;

const variants = {
  primary: css`
    background: ${color.accent};
    color: ${color.onAccent};

    &:hover {
      background: ${color.accentHover};
    }

    ${off}
  `,
  secondary: css`
    border-color: ${color.ink};
    background: ${color.surface};
    color: ${color.ink};

    &:hover {
      background: ${color.inkSoft};
    }

    ${off}
  `,
  quiet: css`
    background: transparent;
    color: inherit;
    font-weight: ${font.weight.semibold};

    &:hover {
      background: color-mix(in srgb, currentcolor 10%, transparent);
    }

    &:disabled,
    &[aria-disabled='true']:not([aria-busy='true']) {
      background: transparent;
      color: ${color.muted};
    }
  `,
  danger: css`
    background: ${color.danger};
    color: ${color.onInk};

    &:hover {
      background: ${color.dangerHover};
    }

    ${off}
  `,
};
