/**
 * The release tool says no. `message` is a sentence for the person who asked: what is wrong and the way out.
 * `bundle` is the bundle that cannot be released, or null when the fault lies elsewhere (registry, command line).
 */
export class Refusal extends Error {
  override readonly name = 'Refusal';

  constructor(
    readonly bundle: string | null,
    message: string,
  ) {
    super(message);
  }
}
