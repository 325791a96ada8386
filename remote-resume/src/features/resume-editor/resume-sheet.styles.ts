import styled, { css } from 'styled-components';
import { color, radius, shadow, size, space } from '@kadam/shared/ui/theme';
import { sheetText } from './pdf/sheet-font';
import { SHEET } from './sheet-size';

/** An editable field, outlined when empty, hovered or focused. */
const fields = css`
  [data-path] {
    scroll-margin-block: ${space(10)} ${space(4)};
    border-radius: ${radius.sm};
    outline: ${size.hairline} dashed transparent;
    white-space: pre-wrap;
    overflow-wrap: anywhere;
  }

  [data-path]:hover {
    outline-color: ${color.lineStrong};
  }

  [data-path]:focus {
    outline: ${size.hairline} solid ${color.ink};
    box-shadow: 0 0 0 0.2em ${color.accentSoft};
  }

  [data-path]:empty {
    display: inline-block;
    vertical-align: top;
    min-width: ${space(3)};
    color: ${color.muted};
    font-weight: 400;
  }

  [data-path]:empty::before {
    content: attr(data-placeholder);
  }

  [data-print='no'] {
    color: ${color.muted};
    font-weight: 400;
  }
`;

const rows = css`
  p,
  h2,
  h3,
  ul {
    margin: 0;
  }

  header {
    margin-bottom: 1.1em;
  }

  /* Minimum target spacing (WCAG 2.2, 2.5.8); lines of one text stay close. */
  [data-row] {
    padding-block: max(0px, (${space(3)} + ${size.hairline} - 1lh) / 2);
  }

  [data-row='name'] {
    font-size: 2em;
    font-weight: 700;
    line-height: 1.45;
  }

  [data-row='headline'] {
    font-size: 1.15em;
  }

  section {
    position: relative;
    margin-top: 1.1em;
  }

  h2,
  h3 {
    color: inherit;
  }

  h2 {
    margin-bottom: 0.4em;
    font-size: 1.15em;
    font-weight: 700;
    line-height: 1.4;
  }

  h3 {
    font-size: 1em;
    font-weight: 700;
  }

  [data-entry] {
    --pushed: 0px;

    position: relative;
  }

  [data-entry] ~ [data-entry] {
    margin-top: 0.7em;
  }

  ul {
    padding-left: 1.3em;
    list-style: disc outside;
  }
`;

const templates = {
  classic: css`
    header {
      text-align: center;
    }

    h2 {
      border-bottom: ${size.hairline} solid ${color.lineStrong};
    }
  `,
  modern: css`
    [data-row='name'],
    h2 {
      color: ${color.ink};
    }

    header {
      padding-bottom: 0.6em;
      border-bottom: 2px solid ${color.ink};
    }

    h2 {
      font-size: 1.25em;
    }
  `,
  compact: css`
    font-size: ${SHEET.smallText}px;
    line-height: 1.35;

    header {
      margin-bottom: 0.7em;
    }

    section {
      margin-top: 0.7em;
    }

    [data-entry] ~ [data-entry] {
      margin-top: 0.4em;
    }
  `,
} as const;

/** The templates: all of one column, with the date after the title. */
export const TEMPLATES = Object.keys(templates) as readonly (keyof typeof templates)[];
export type Template = keyof typeof templates;

/** As wide as the window, in a text size that phones do not zoom on focus. */
const column = css`
  &[data-column] {
    width: auto;
    padding: ${space(2)} ${space(5)} ${space(4)} ${space(2)};
    background: ${color.surface};
    box-shadow: ${shadow.soft};
    font-size: 16px;
    line-height: 1.6;
  }
`;

/** Lengths of A4, whatever the user's text size is. */
export const Sheet = styled.div<{ $template: Template }>`
  position: relative;
  isolation: isolate;
  width: ${SHEET.width}px;
  padding: ${SHEET.margin}px;
  color: ${color.inkStrong};
  font-size: ${SHEET.text}px;
  line-height: 1.5;
  ${sheetText}
  ${fields}
  ${rows}
  ${({ $template }) => templates[$template]}
  ${column}
`;
