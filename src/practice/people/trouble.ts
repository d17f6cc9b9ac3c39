/** What a person asked for cannot be done; the sentence says why. */
export class Trouble extends Error {
  readonly status: number;

  constructor(message: string, status = 400) {
    super(message);
    this.name = 'Trouble';
    this.status = status;
  }
}
