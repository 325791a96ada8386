import type { FitSkill } from '@kadam/shared/contract/job-fit';
import { Check, X } from 'lucide-react';
import { Entries, Entry, Mark } from './fit-report.styles';

/** Each skill of the job with the matching line of the resume, if one names it. */
export function FitSkills({ skills }: { readonly skills: readonly FitSkill[] }) {
  if (skills.length === 0) return <p>The job names no skills to compare.</p>;
  const found = skills.filter(({ line }) => line !== null);
  const missing = skills.filter(({ line }) => line === null);
  return (
    <>
      <h3>
        Your resume names {found.length} of {skills.length} {skills.length === 1 ? 'skill' : 'skills'}
      </h3>
      <Entries>
        {found.map(({ skill, line }) => (
          <Entry key={skill}>
            <Mark $verdict="fits">
              <Check aria-hidden size={18} />
            </Mark>
            <div>
              <h4>{skill}</h4>
              <p>Read from: “{line}”</p>
            </div>
          </Entry>
        ))}
        {missing.map((entry) => (
          <Missing key={entry.skill} {...entry} />
        ))}
      </Entries>
    </>
  );
}

const Missing = ({ skill }: FitSkill) => (
  <Entry>
    <Mark $verdict="differs">
      <X aria-hidden size={18} />
    </Mark>
    <div>
      <h4>{skill}: missing</h4>
      <p>No line of your resume names it.</p>
    </div>
  </Entry>
);
