export { StepChart } from './step-chart';
