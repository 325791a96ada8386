import { Chip } from '@kadam/shared/ui/chip';
import type { AtsResult } from '../../lib/ats-result';
import { Frame, Words } from './keywords.styles';

/** Keywords missing from the resume. */
export function Keywords({ result: { keywordSuggestions, role } }: { readonly result: AtsResult }) {
  if (keywordSuggestions.length === 0) return null;
  return (
    <Frame aria-labelledby="keywords">
      <h2 id="keywords">Keyword suggestions</h2>
      <p>
        Employers {role ? `looking for ${role.name}` : 'in your line of work'} search for these words, and your resume
        does not say them. <strong>Add a word only if it is true of you.</strong>
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
