import { Skeleton } from '@kadam/shared/ui/skeleton';
import { size, space } from '@kadam/shared/ui/theme';
import { FIELD_FACES, FIELD_GROUPS } from './form-fields';
import { Fieldset, Form, Pairs, Slot } from './job-profile.styles';

/** Keeps the place of the form while what is known is on its way. */
export const FormSkeleton = () => (
  <Form as="div" role="status" aria-label="Loading your profile">
    {FIELD_GROUPS.map(({ title, fields }) => (
      <Fieldset as="div" key={title}>
        <Pairs>
          {fields.map((field) => (
            <Place key={field} width={FIELD_FACES[field].width} />
          ))}
        </Pairs>
      </Fieldset>
    ))}
  </Form>
);

function Place({ width }: { readonly width: 'whole' | 'third' | undefined }) {
  const shape = <Skeleton height={`calc(${size.control} + ${space(3)})`} />;
  return width ? <Slot $width={width}>{shape}</Slot> : shape;
}
