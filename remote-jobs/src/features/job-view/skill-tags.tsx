import { Chip } from '@kadam/shared/ui/chip';
import { VisuallyHidden } from '@kadam/shared/ui/layout';
import { Tags } from './job-card.styles';

interface SkillTagsProps {
  readonly skills: readonly string[];
  /** More skills are only counted. */
  readonly limit?: number;
}

export function SkillTags({ skills, limit = skills.length }: SkillTagsProps) {
  if (skills.length === 0) return null;
  const hidden = skills.length - limit;
  return (
    <Tags aria-label="Skills">
      {skills.slice(0, limit).map((skill) => (
        <li key={skill}>
          <Chip>{skill}</Chip>
        </li>
      ))}
      {hidden > 0 && (
        <li>
          <Chip>
            +{hidden}
            <VisuallyHidden> more skills</VisuallyHidden>
          </Chip>
        </li>
      )}
    </Tags>
  );
}
