import type { FieldValues, Path, UseFormReturn, Validate } from 'react-hook-form';

/**
 * Props of a kit field bound to the form: its check on submit, its error, and no error once it is edited. `compared` is the field that
 * has to equal this one: what was said of it may not hold any more either.
 */
export function useEditedField<Values extends FieldValues>(form: UseFormReturn<Values>) {
  const { errors } = form.formState;
  return (name: Path<Values>, validate: Validate<string, Values>, compared?: Path<Values>) => {
    const message = errors[name]?.message;
    return {
      ...form.register(name, {
        validate: validate as Validate<Values[Path<Values>], Values>,
        onChange: () => form.clearErrors(compared ? [name, compared] : name),
      }),
      // Every field of the two forms is required, so no label needs a star that says so.
      'aria-required': true,
      ...(typeof message === 'string' && { error: message }),
    };
  };
}
