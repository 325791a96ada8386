export { faultsOf, faultsOfIssues, type Faults, type Refusal } from './refusal';
export { useForm, type FormState, type FormValues, type Sending } from './use-form';
