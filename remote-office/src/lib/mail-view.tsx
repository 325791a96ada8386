import { color, font, radius, size, space } from '@kadam/shared/ui/theme';
import styled from 'styled-components';

interface MailViewProps {
  /** Name of the recipient. */
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  /** Note of the office for the candidate, or ''. */
  readonly note: string;
}

/** Preview of an email about a status. */
export const MailView = ({ to, subject, text, note }: MailViewProps) => (
  <Frame aria-label="Preview of the email">
    <Head>Email to {to}</Head>
    <Subject>{subject}</Subject>
    <Text>{text}</Text>
    {note !== '' && (
      <>
        <Text>A note from our office:</Text>
        <Note>{note}</Note>
      </>
    )}
  </Frame>
);

const Frame = styled.section`
  display: grid;
  gap: ${space(1)};
  padding: ${space(2)};
  border: ${size.hairline} solid ${color.line};
  border-radius: ${radius.md};
  background: ${color.sand};
  font-size: ${font.size.sm};
  overflow-wrap: anywhere;
`;

const Head = styled.p`
  color: ${color.muted};
`;

const Subject = styled.p`
  font-weight: ${font.weight.bold};
`;

const Text = styled.p`
  white-space: pre-line;
`;

const Note = styled.blockquote`
  padding-inline-start: ${space(2)};
  border-inline-start: ${size.rule} solid ${color.line};
  white-space: pre-line;
`;
