// What is written of a short question and its answer: in the record, and for a question that comes of it.
import type { PartRow } from "./queries";
import type { PartChoice } from "./shape";

interface Words {
  readonly asked: string;
  readonly answered: string;
  /** Before an answer that somebody else wrote, and that the merchant made its own. */
  readonly answeredBy: (name: string) => string;
  readonly choices: Readonly<Record<PartChoice, string>>;
  /** Asks about a choice and words that do not go together. */
  readonly contradictory: (choice: string, words: string) => string;
  /** Asks about words that settle nothing. */
  readonly unclear: (words: string) => string;
  /** Asks what is missing where something is. */
  readonly partly: string;
}

const WORDS: Readonly<Record<PartRow["language"], Words>> = {
  en: {
    asked: "Asked",
    answered: "Answered",
    answeredBy: (name) => `In the words of ${name}, taken over by the merchant`,
    choices: {
      yes: "Yes",
      no: "No",
      partly: "Partly",
      not_applicable: "Does not apply",
      not_sure: "Not sure",
    },
    contradictory: (choice, words) =>
      `You chose “${choice}” and wrote “${words}”. Is all that the question asks in place today?`,
    unclear: (words) => `You wrote “${words}”. Is all that the question asks in place today?`,
    partly: "Which part of it is missing? A few words are enough.",
  },
  es: {
    asked: "Pregunta",
    answered: "Respuesta",
    answeredBy: (name) => `En palabras de ${name}, que el comercio hizo suyas`,
    choices: {
      yes: "Sí",
      no: "No",
      partly: "En parte",
      not_applicable: "No procede",
      not_sure: "No lo sé",
    },
    contradictory: (choice, words) =>
      `Eligió «${choice}» y escribió «${words}». ¿Se cumple hoy todo lo que pide la pregunta?`,
    unclear: (words) => `Escribió «${words}». ¿Se cumple hoy todo lo que pide la pregunta?`,
    partly: "¿Qué parte falta? Bastan unas palabras.",
  },
  fr: {
    asked: "Question",
    answered: "Réponse",
    answeredBy: (name) => `Selon les mots de ${name}, repris par le commerçant`,
    choices: {
      yes: "Oui",
      no: "Non",
      partly: "En partie",
      not_applicable: "Ne s’applique pas",
      not_sure: "Je ne sais pas",
    },
    contradictory: (choice, words) =>
      `Vous avez choisi « ${choice} » et écrit « ${words} ». Tout ce que demande la question est-il en place aujourd’hui ?`,
    unclear: (words) =>
      `Vous avez écrit « ${words} ». Tout ce que demande la question est-il en place aujourd’hui ?`,
    partly: "Quelle partie manque ? Quelques mots suffisent.",
  },
};

const QUOTED_MAX = 80;

/** The question and its answer as they were shown and given, for the record. */
export function toldOf(row: PartRow): string {
  const { asked, answered, answeredBy, choices } = WORDS[row.language];
  const said = row.helperName === null ? answered : answeredBy(row.helperName);
  const choice = row.choice ? `${choices[row.choice]}.` : null;
  const given = [choice, row.value, row.words].filter(Boolean).join(" ");
  return `${asked}: “${row.question}”\n${said}: ${given}`;
}

/** The one question more that an answer leaves open. */
export function followUpQuestion(row: PartRow, contradictory: boolean): string {
  const { choices, contradictory: opposed, partly, unclear } = WORDS[row.language];
  const text = [row.value, row.words].filter(Boolean).join(" ");
  const quoted = text.length > QUOTED_MAX ? `${text.slice(0, QUOTED_MAX).trimEnd()} …` : text;
  if (contradictory && row.choice) return opposed(choices[row.choice], quoted);
  return row.choice === "partly" ? partly : unclear(quoted);
}
