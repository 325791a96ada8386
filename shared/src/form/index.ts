export { parseFieldErrors, fieldErrorsOfIssues, type FieldErrors, type FormError } from './form-error';
export { useForm, type FormState, type FormValues, type SendContext } from './use-form';
