import { Chip } from '@kadam/shared/ui/chip';
import { color, size, space } from '@kadam/shared/ui/theme';
import styled from 'styled-components';
import type { AtsResult } from '../../lib/ats-result';

export function Keywords({ result: { keywordSuggestions, role } }: { readonly result: AtsResult }) {
  if (keywordSuggestions.length === 0) return role ? null : <NoOccupation />;
  return (
    <Frame aria-labelledby="keywords">
      <h2 id="keywords">Keyword suggestions</h2>
      <p>
        Employers {role ? `looking for ${role.name}` : 'in your line of work'} search for these words, and your resume
        does not contain them. <strong>Add a word only if it is true of you.</strong>
      </p>
      <Words>
        {keywordSuggestions.map((word) => (
          <li key={word}>
            <Chip>{word}</Chip>
          </li>
        ))}
      </Words>
    </Frame>
  );
}

const NoOccupation = () => (
  <Frame aria-labelledby="keywords">
    <h2 id="keywords">Keyword suggestions</h2>
    <p>
      We do not know which job you aim for. Write its title under your name, or check again with a job description: then
      you see here which words employers search for.
    </p>
  </Frame>
);

const Frame = styled.section`
  > p {
    max-width: ${size.measure};
    margin-top: ${space(0.5)};
    color: ${color.muted};
  }

  > p strong {
    color: ${color.inkStrong};
  }
`;

const Words = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(1)};
  margin-top: ${space(2)};
`;
