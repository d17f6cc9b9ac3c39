/** One error in a request body: its place, Discord's code, and the sentence. */
export type Complaint = { at: (string | number)[]; code: string; message: string };

/** A request that Discord answers with an error: HTTP status, and a body with code, message and details. */
export class Refusal extends Error {
  readonly status: number;
  readonly code: number;
  readonly errors: object | undefined;

  constructor(status: number, code: number, message: string, errors?: object) {
    super(message);
    this.name = 'Refusal';
    this.status = status;
    this.code = code;
    this.errors = errors;
  }

  get body(): object {
    return { message: this.message, code: this.code, ...(this.errors && { errors: this.errors }) };
  }
}

export const unauthorized = () => new Refusal(401, 0, '401: Unauthorized');
export const notFound = () => new Refusal(404, 0, '404: Not Found');
export const unknownChannel = () => new Refusal(404, 10003, 'Unknown Channel');
export const unknownGuild = () => new Refusal(404, 10004, 'Unknown Guild');
export const unknownMember = () => new Refusal(404, 10007, 'Unknown Member');
export const unknownMessage = () => new Refusal(404, 10008, 'Unknown Message');
export const unknownUser = () => new Refusal(404, 10013, 'Unknown User');
export const unknownWebhook = () => new Refusal(404, 10015, 'Unknown Webhook');
export const unknownInteraction = () => new Refusal(404, 10062, 'Unknown interaction');
export const unknownCommand = () => new Refusal(404, 10063, 'Unknown application command');
export const alreadyAcknowledged = () => new Refusal(400, 40060, 'Interaction has already been acknowledged.');
export const tooLarge = () => new Refusal(413, 40005, 'Request entity too large');
export const missingAccess = () => new Refusal(403, 50001, 'Missing Access');
export const notTheAuthor = () => new Refusal(403, 50005, 'Cannot edit a message authored by another user');
export const emptyMessage = () => new Refusal(400, 50006, 'Cannot send an empty message');
export const missingPermissions = () => new Refusal(403, 50013, 'Missing Permissions');
export const invalidWebhookToken = () => new Refusal(401, 50027, 'Invalid Webhook Token');
export const threadArchived = () => new Refusal(400, 50083, 'Thread is archived');
export const threadAlreadyThere = () => new Refusal(400, 160004, 'A thread has already been created for this message');
export const tooManyPins = () => new Refusal(400, 30003, 'Maximum number of pins reached (250)');

/** "Invalid Form Body", with every complaint at its place, nested as Discord does. */
export function invalidForm(complaints: readonly Complaint[]): Refusal {
  const errors: Record<string, unknown> = {};
  for (const { at, code, message } of complaints) {
    let level = errors;
    for (const step of at) level = (level[String(step)] ??= {}) as Record<string, unknown>;
    const list = (level['_errors'] ??= []) as object[];
    list.push({ code, message });
  }
  return new Refusal(400, 50035, 'Invalid Form Body', errors);
}

/** Refuses if there are any complaints. */
export function refuseIfAny(complaints: Iterable<Complaint>): void {
  const list = [...complaints];
  if (list.length > 0) throw invalidForm(list);
}

/** Runs an action on one field of a body and prefixes its complaints with the field's name. */
export function complainingUnder<Result>(field: string, deed: () => Result): Result {
  try {
    return deed();
  } catch (error) {
    if (!(error instanceof Refusal) || error.errors === undefined) throw error;
    throw new Refusal(error.status, error.code, error.message, { [field]: error.errors });
  }
}
