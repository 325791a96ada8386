import styled, { css } from 'styled-components';
import { color, radius, shadow, size, space } from '@kadam/shared/ui/theme';
import { familyOf, NOTO_SANS, SANS, SERIF, sheetText, SMALL_CAPITALS } from './pdf/sheet-font';
import { SHEET } from './sheet-size';

/**
 * An editable field, outlined when hovered or focused. The others have no outline, not even a
 * transparent one: laying out and painting it takes a fifth of the time of a new line.
 */
const fields = css`
  [data-path] {
    scroll-margin-block: ${space(10)} ${space(4)};
    border-radius: ${radius.sm};
    white-space: pre-wrap;
    overflow-wrap: anywhere;
  }

  [data-path]:hover {
    outline: ${size.hairline} dashed ${color.lineStrong};
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

  h2,
  h3 {
    color: inherit;
    font-size: 1em;
    font-weight: 700;
    line-height: inherit;
    text-wrap: wrap;
  }

  section,
  [data-entry] {
    --pushed: 0px;

    position: relative;
  }

  /*
   * The date ends at the right margin, in the last line of the title: read after it, and seen after
   * it. No grid: its rows would not move below the gap between two pages as lines do.
   */
  h3 {
    text-align: justify;
    text-align-last: justify;
  }

  h3 > span {
    display: inline-block;
    max-width: 100%;
    text-align: start;
    text-align-last: auto;
  }

  /* Room for 'Sep 2022 - Present'. */
  h3 > [data-dated] {
    max-width: calc(100% - 10.5em);
  }

  /* The field itself wraps. */
  [data-text] {
    white-space: nowrap;
  }

  [data-row='contact'] [data-text] {
    display: inline-block;
    max-width: 100%;
    white-space: normal;
  }

  ul {
    padding: 0;
    list-style: disc outside;
  }

  [data-row] + ul {
    margin-top: 0.1em;
  }

  /* On the right of Arabic and Hebrew: each text has its own direction. */
  li {
    margin-inline-start: 1.25em;
  }

  li::marker {
    font-size: 0.85em;
  }
`;

/** Sizes are parts of the text size; distances are parts of a line. */
const templates = {
  /** A book page: a serif, a centered name, headings in small capitals over a hairline. */
  classic: css`
    font-family: ${familyOf(SERIF)};
    font-size: 14px;
    line-height: calc(19 / 14);

    header {
      text-align: center;
    }

    [data-row='name'] {
      font-size: 2.36em;
      line-height: 1.2;
    }

    [data-row='headline'] {
      font-size: 1.14em;
      font-style: italic;
    }

    [data-row='contact'] {
      margin-top: 0.3em;
      font-size: 0.93em;
    }

    section {
      margin-top: 1em;
    }

    h2 {
      margin-bottom: 0.4em;
      border-bottom: ${size.hairline} solid ${color.lineStrong};
      font-family: ${familyOf(SMALL_CAPITALS)};
      font-size: 1.07em;
    }

    [data-entry] ~ [data-entry] {
      margin-top: 0.6em;
    }

    [data-entry] [data-row='line'] {
      font-style: italic;
    }

    [data-date] {
      font-weight: 400;
    }
  `,
  /** A large name, one color, and white space instead of rules. */
  modern: css`
    font-family: ${familyOf(NOTO_SANS)};
    font-size: 13px;
    line-height: calc(18 / 13);

    [data-row='name'],
    h2 {
      color: ${color.inkHover};
    }

    [data-row='name'] {
      font-size: 2.62em;
      font-weight: 700;
      line-height: 1.2;
    }

    [data-row='headline'] {
      margin-top: 0.1em;
      font-size: 1.23em;
    }

    [data-row='contact'] {
      margin-top: 0.5em;
      font-size: 0.96em;
    }

    section {
      margin-top: 1.4em;
    }

    h2 {
      margin-bottom: 0.35em;
      font-size: 1.15em;
    }

    [data-entry] ~ [data-entry] {
      margin-top: 0.75em;
    }

    [data-row='contact'],
    [data-entry] [data-row='line'],
    [data-date] {
      color: ${color.muted};
    }

    [data-date] {
      font-weight: 400;
    }
  `,
  /** As much as one page holds: a narrow sans, short distances, rules between the sections. */
  compact: css`
    font-family: ${familyOf(SANS)};
    font-size: 13px;
    line-height: calc(16.5 / 13);

    header {
      padding-bottom: 0.4em;
      border-bottom: 2px solid ${color.inkStrong};
    }

    [data-row='name'] {
      font-size: 1.85em;
      font-weight: 700;
      line-height: 1.15;
    }

    [data-row='headline'] {
      margin-block: 0.1em;
      font-weight: 700;
    }

    section {
      margin-top: 0.65em;
    }

    h2 {
      margin-bottom: 0.15em;
      border-bottom: ${size.hairline} solid ${color.lineStrong};
      font-size: 1.08em;
    }

    [data-entry] ~ [data-entry] {
      margin-top: 0.3em;
    }

    [data-date] {
      font-weight: 400;
    }
  `,
} as const;

/** The templates: all of one column, in one reading order. */
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

  /* Its tools are beside a heading if both fit, else below it. */
  &[data-column] section {
    display: flex;
    flex-wrap: wrap;
    justify-content: end;
    align-items: center;
  }

  &[data-column] h2 {
    flex: 1 0 auto;
    max-width: 100%;
  }

  &[data-column] section > :not(h2, h2 + div) {
    flex: 0 0 100%;
    min-width: 0;
  }

  /* Minimum target spacing (WCAG 2.2, 2.5.8). A page looks as it is printed; this view is its alternative. */
  &[data-column] [data-row] {
    padding-block: max(0px, (${space(3)} + ${size.hairline} - 1lh) / 2);
  }

  &[data-column] :is([data-row='contact'], [data-row='line']) {
    font-size: inherit;
  }

  &[data-column] h3 > span {
    display: block;
    max-width: none;
  }
`;

/** Lengths of A4, whatever the user's text size is. */
export const Sheet = styled.div<{ $template: Template }>`
  position: relative;
  isolation: isolate;
  width: ${SHEET.width}px;
  padding: ${SHEET.margin}px;
  color: ${color.inkStrong};
  ${sheetText}
  ${fields}
  ${rows}
  ${({ $template }) => templates[$template]}
  ${column}
`;
