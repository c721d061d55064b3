"use client";
// Values that every form of a page sends along unseen, such as what the page was made for.
import { createContext, type ReactNode, useContext } from "react";

type Values = Readonly<Record<string, string>>;

const Along = createContext<Values>({});

/** Has every form inside it send these values along. */
export function SendAlong({
  values,
  children,
}: {
  readonly values: Values;
  readonly children: ReactNode;
}) {
  return <Along value={values}>{children}</Along>;
}

/** The values to send along, for what is sent without a form. */
export function useSentAlong(): Values {
  return useContext(Along);
}

/** Stands in each form whose act runs on the server. */
export function SentAlong() {
  return Object.entries(useSentAlong()).map(([name, value]) => (
    <input key={name} type="hidden" name={name} value={value} />
  ));
}
