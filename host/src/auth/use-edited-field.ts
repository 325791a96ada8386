import type { FieldValues, Path, UseFormReturn, Validate } from 'react-hook-form';

/** Props of a kit field bound to the form: its check on submit, its error, and no error once it is edited. */
export function useEditedField<Values extends FieldValues>(form: UseFormReturn<Values>) {
  const { errors } = form.formState;
  return (name: Path<Values>, validate: Validate<string, Values>) => {
    const message = errors[name]?.message;
    return {
      ...form.register(name, {
        validate: validate as Validate<Values[Path<Values>], Values>,
        onChange: () => form.clearErrors(name),
      }),
      // Every field of the two forms is required, so no label needs a star that says so.
      'aria-required': true,
      ...(typeof message === 'string' && { error: message }),
    };
  };
}
