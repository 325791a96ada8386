export { LineChart } from './line-chart';
export { StepChart } from './step-chart';
