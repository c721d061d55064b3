"use client";
// How an area is answered: in short questions, or in one text for all of it. What others say stands with both.
import { useState } from "react";
import { useTranslations } from "use-intl";
import { useAsked } from "@/components/wizard/asked";
import { type SectionData, useDrafts } from "@/components/wizard/data";
import { ParkedQuestions } from "./parked-questions";
import { ShortQuestions } from "./short-questions";
import { TextAnswer } from "./text-answer";

interface SectionAnswerProps {
  readonly attemptPath: string;
  readonly section: SectionData;
  readonly partnerName: string;
}

/** Whether a section was answered as one text, and in none of its short questions. */
function wasToldInText({ combinedAnswer, parts }: SectionData): boolean {
  return combinedAnswer !== null && parts.every(({ given }) => given === null);
}

/** Asks for the answer to an area, in whichever way its merchant prefers. */
export function SectionAnswer({ attemptPath, section, partnerName }: SectionAnswerProps) {
  const t = useTranslations("parts");
  const attemptId = attemptPath.split("/").at(-1);
  const typed = useDrafts().get(`${attemptId}.sections.${section.topLevel}`)?.value;
  const [inText, setInText] = useState(() => Boolean(typed) || wasToldInText(section));
  const [first, setFirst] = useState<string | null>(null);
  const asking = { attemptPath, partnerName, asked: useAsked(attemptPath).data };
  function askFirst(partId: string | null) {
    setFirst(partId);
    setInText(!inText);
  }
  return (
    <>
      {inText ? (
        <>
          <TextAnswer path={`${attemptPath}/sections/${section.topLevel}`} section={section} />
          <ParkedQuestions
            parts={section.parts.filter(({ state }) => state !== "closed")}
            asking={asking}
            answer={askFirst}
          />
        </>
      ) : (
        <ShortQuestions section={section} asking={asking} first={first} />
      )}
      <button
        type="button"
        onClick={() => askFirst(null)}
        className="min-h-11 cursor-pointer text-sm text-accent underline"
      >
        {t(inText ? "inQuestions" : "inText")}
      </button>
    </>
  );
}
