/** A generated battle: progress while it is made, then its map, figures and file, which a press saves. */
import { type APIFileComponent, type ChatInputCommandInteraction, ComponentType } from 'discord.js';
import type { BattleWish } from '../../host/verbs/random/random.ts';
import { LARGEST_TEXT } from '../../host/advance/validate-scenario.ts';
import { type Phrase, phrase } from '../../kernel/phrase.ts';
import { Refusal } from '../../kernel/play.ts';
import type { Pressing } from '../interactions/acknowledge.ts';
import { sayMeanwhile } from '../interactions/deliver.ts';
import { type Answer, refusing, replied, speak, words } from '../interactions/answer.ts';
import { attachedText } from '../input/attachment.ts';
import type { Use } from '../bot.ts';
import { writeId } from '../interactions/id.ts';
import { button, container, cut, type Inner, rows, small, text, TEXT_LIMIT } from '../messages/parts.ts';
import { pictured } from '../messages/pictured.ts';

/** The least time between two edits of a reply. */
const EVERY_MS = 3000;

export async function generateBattle(
  interaction: ChatInputCommandInteraction,
  use: Use,
  wish: BattleWish,
): Promise<Answer> {
  const { host, request, say, language } = use;
  const progress = meanwhile(interaction, use);
  const made = await whilst(progress, () => host.makeUp(request, wish, progress.tell));
  if (made instanceof Refusal) return refusing(use, made);
  const { title, says, scene, file, mayBeKept } = made;
  const head = `### ${say(language, title)}`;
  const told = cut(speak(say, language, says), TEXT_LIMIT - head.length - 200);
  const data = Buffer.from(file.text);
  const keep = mayBeKept ? rows([button(writeId('keep'), say(language, phrase('random-keep')), 'main')]) : [];
  const after: Inner[] = [text(small(say(language, phrase('random-file')))), filePart(file.name), ...keep];
  const answer = await pictured(use, scene, [text(`${head}\n${told}`)], after);
  return { ...answer, files: [...(answer.files ?? []), { name: file.name, data }] };
}

function filePart(name: string): APIFileComponent {
  return { type: ComponentType.File, file: { url: `attachment://${name}` } };
}

/** Edits the reply one edit at a time and not too often. Newer progress replaces older that is still waiting. */
function meanwhile(interaction: ChatInputCommandInteraction, { say, language, log }: Use) {
  let newest: Phrase | undefined;
  let timer: NodeJS.Timeout | undefined;
  let editing: Promise<void> = Promise.resolve();
  const edit = (): void => {
    const says = newest;
    newest = undefined;
    timer = setTimeout(() => (newest ? edit() : (timer = undefined)), EVERY_MS);
    if (!says) return;
    const answer = { parts: [container([text(say(language, says))])] };
    editing = editing.then(() => sayMeanwhile(interaction, answer, log));
  };
  const tell = (says: Phrase): void => {
    newest = says;
    if (!timer) edit();
  };
  const done = async (): Promise<void> => {
    clearTimeout(timer);
    await editing;
  };
  return { tell, done };
}

/** The answer comes after the last progress message, even if the work fails. */
async function whilst<T>({ done }: { readonly done: () => Promise<void> }, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } finally {
    await done();
  }
}

/** The file is in the message with the button. */
export async function keepGenerated(_id: unknown, interaction: Pressing, use: Use) {
  const { say, language, host, request } = use;
  const file = fileIn(interaction);
  const read = file ? await attachedText(interaction, file, LARGEST_TEXT) : { why: phrase('random-gone') };
  if ('why' in read) return { followUp: words(say(language, read.why)) };
  const result = await host.addScenario(request, read.text, { called: file!.name, replace: false });
  if (result instanceof Refusal) return { followUp: refusing(use, result) };
  if ('faults' in result) return { followUp: words(say(language, phrase('random-gone'))) };
  return { followUp: replied(say, language, { says: result.says.slice(0, 1) }) };
}

function fileIn({ message }: Pressing): { name: string; size: number; url: string } | undefined {
  const [found] = message.components.flatMap((part) => {
    const inner = 'components' in part ? part.components : [];
    return inner.map((each) => each.toJSON()).filter((each) => each.type === ComponentType.File);
  });
  return found && { name: found.name ?? '', size: found.size ?? 0, url: found.file.url };
}
