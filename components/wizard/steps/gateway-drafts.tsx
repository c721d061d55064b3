"use client";
// What a gateway account suggests, one card each: to take over, to change first, or to drop. Nothing
// becomes a payment method by itself.
import { CircleCheck, Info } from "lucide-react";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { useTranslations } from "use-intl";
import { Button, buttonClass } from "@/components/ui/button";
import { Callout } from "@/components/ui/callout";
import { Card } from "@/components/ui/card";
import { EnglishNote } from "@/components/ui/english";
import { TextArea, TextField } from "@/components/ui/text-field";
import { useAddMethod } from "@/components/wizard/add-method";
import type { MethodData } from "@/components/wizard/data";
import { ErrorSummary, type FieldError } from "@/components/wizard/error-summary";
import { useFieldMessage } from "@/components/wizard/field-message";
import { Refusal, StepTitle } from "@/components/wizard/parts";
import { useMethods } from "@/components/wizard/queries";
import { hashOf } from "@/components/wizard/route";
import type { ReadingData } from "./gateway";

type Suggestion = ReadingData["paymentMethods"][number];

const LEAST = 10;

function Evidence({
  evidence,
  profile,
}: {
  readonly evidence: Suggestion["evidence"];
  readonly profile: ReadingData["profile"];
}) {
  const t = useTranslations("gateway");
  const { transactions: own, subscriptions: active = 0 } = evidence;
  const { transactionsRead: all, lookbackDays: days } = profile;
  const told = [
    ...(own > 0 ? [t("evidence", { own, all, days })] : []),
    ...(active > 0 ? [t("subscriptions", { active })] : []),
  ];
  return <p className="text-sm text-soft">{told.join(" · ") || t("unused")}</p>;
}

/** A card that is dealt with: one line, and the way on. */
function Settled({
  words,
  now = true,
  children,
}: {
  readonly words: string;
  /** Dealt with just now: the button that did it is gone, and the focus goes here. */
  readonly now?: boolean;
  readonly children: ReactNode;
}) {
  const line = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (now) line.current?.focus({ preventScroll: true });
  }, [now]);
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 px-4 py-3 sm:px-6">
      <p ref={line} tabIndex={-1} className="min-w-0 break-words outline-none">
        {words}
      </p>
      {children}
    </div>
  );
}

function NextLink({ pmId }: { readonly pmId: string }) {
  const t = useTranslations("gateway");
  return (
    <a href={hashOf({ at: "method", pmId })} className={buttonClass("secondary")}>
      <CircleCheck className="size-4" aria-hidden="true" />
      {t("next")}
    </a>
  );
}

interface DraftProps {
  readonly index: number;
  readonly suggestion: Suggestion;
  readonly profile: ReadingData["profile"];
}

/** The words of a suggestion, to change before it is taken over. */
function Editor({
  index,
  suggestion,
  profile,
  taken,
  drop,
}: DraftProps & {
  readonly taken: (made: MethodData) => void;
  readonly drop: () => void;
}) {
  const t = useTranslations("gateway");
  const describe = useTranslations("describe");
  const fieldMessage = useFieldMessage();
  const [name, setName] = useState(suggestion.name);
  const [description, setDescription] = useState(suggestion.description);
  const [short, setShort] = useState(false);
  const take = useAddMethod();
  const nameError = fieldMessage(take.error, "name");
  const descriptionError = short ? describe("tooShort") : fieldMessage(take.error, "description");
  const errors: FieldError[] = [
    { id: `name-${index}`, label: t("name"), message: nameError ?? "" },
    { id: `description-${index}`, label: t("description"), message: descriptionError ?? "" },
  ].filter(({ message }) => message !== "");
  function add() {
    const words = { name: name.trim() || suggestion.name, description: description.trim() };
    setShort(words.description.length < LEAST);
    if (words.description.length < LEAST) return;
    const { channel, vendor } = suggestion;
    take.mutate({ ...words, vendor, ...(channel ? { channel } : {}) }, { onSuccess: taken });
  }
  return (
    <div className="space-y-5 p-4 sm:p-6">
      <ErrorSummary errors={errors} />
      <TextField
        id={`name-${index}`}
        label={t("name")}
        error={nameError}
        value={name}
        maxLength={200}
        onChange={(event) => setName(event.target.value)}
      />
      <TextArea
        id={`description-${index}`}
        label={t("description")}
        error={descriptionError}
        value={description}
        maxLength={3000}
        onChange={(event) => setDescription(event.target.value)}
      />
      <Evidence evidence={suggestion.evidence} profile={profile} />
      <Refusal error={nameError || descriptionError ? null : take.error} />
      <div className="flex flex-wrap gap-3">
        <Button look="primary" onClick={add} pending={take.isPending}>
          {t("take")}
        </Button>
        <Button onClick={drop}>{t("drop")}</Button>
      </div>
    </div>
  );
}

function DraftCard(props: DraftProps) {
  const { suggestion } = props;
  const t = useTranslations("gateway");
  const methods = useMethods();
  const [dropped, setDropped] = useState(false);
  const [made, setMade] = useState<MethodData | null>(null);
  const [present] = useState(() =>
    methods.data?.items.find(
      ({ name, vendor }) => name === suggestion.name && vendor === suggestion.vendor,
    ),
  );
  if (made) {
    return (
      <Settled words={t("taken", { name: made.name })}>
        <NextLink pmId={made.id} />
      </Settled>
    );
  }
  if (present) {
    return (
      <Settled words={t("present", { name: present.name })} now={false}>
        <NextLink pmId={present.id} />
      </Settled>
    );
  }
  if (dropped) {
    return (
      <Settled words={t("dropped", { name: suggestion.name })}>
        <Button onClick={() => setDropped(false)}>{t("undo")}</Button>
      </Settled>
    );
  }
  return <Editor {...props} taken={setMade} drop={() => setDropped(true)} />;
}

/** Everything that an account suggests. */
export function GatewayDrafts({
  reading: { profile, paymentMethods },
  again,
}: {
  readonly reading: ReadingData;
  readonly again: () => void;
}) {
  const t = useTranslations("gateway");
  const count = paymentMethods.length;
  const lead = count > 0 ? t("foundLead") : t("foundNothing");
  return (
    <>
      <StepTitle
        eyebrow={profile.merchantName ? t("foundIn", { name: profile.merchantName }) : null}
        lead={lead}
      >
        {t("found", { count })}
      </StepTitle>
      {profile.notice ? (
        <Callout tone="open" icon={Info}>
          <p>{t("notice")}</p>
        </Callout>
      ) : null}
      {count > 0 ? <EnglishNote /> : null}
      <ul className="space-y-6">
        {paymentMethods.map((suggestion, index) => (
          <li key={suggestion.name}>
            <Card>
              <DraftCard index={index} suggestion={suggestion} profile={profile} />
            </Card>
          </li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-3">
        <a href={hashOf({ at: "new-method" })} className={buttonClass("secondary")}>
          {t("other")}
        </a>
        <Button onClick={again}>{t("again")}</Button>
      </div>
    </>
  );
}
