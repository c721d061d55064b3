"use client";
import { useActionState, useState } from "react";
import { type FormAct, Outcome } from "@/components/ui/act-form";
import { Button } from "@/components/ui/button";
// Name, colour and logo, and what merchants will see of them while they are typed.
import { SentAlong } from "@/components/ui/sent-along";
import { TextField } from "@/components/ui/text-field";
import type { LogoStatus } from "@/lib/domain/logo/shape";
import { type BrandLook, BrandPreview } from "./brand-preview";

interface BrandFormProps {
  readonly act: FormAct;
  readonly brand: BrandLook;
  readonly logo: LogoStatus;
}

/** The form of the brand with its preview. */
export function BrandForm({ act, brand, logo }: BrandFormProps) {
  const [state, submit, pending] = useActionState(act, {});
  const [look, setLook] = useState(brand);
  const set = (member: keyof BrandLook) => (value: string) =>
    setLook((before) => ({ ...before, [member]: value }));
  const problemOf = (member: string) => state.problems?.[`brand.${member}`] ?? null;
  const shared = { autoComplete: "off", spellCheck: false };
  return (
    <div className="grid items-start gap-8 xl:grid-cols-[minmax(0,22rem)_1fr]">
      <form action={submit} className="space-y-6" noValidate>
        <SentAlong />
        <Outcome state={state} />
        <TextField
          {...shared}
          id="brand-name"
          name="name"
          label="Name"
          hint="Merchants see it in the portal, in mail and on their documents."
          error={problemOf("name")}
          value={look.name}
          onChange={({ target }) => set("name")(target.value)}
        />
        <div className="flex items-end gap-2">
          <div className="min-w-0 grow">
            <TextField
              {...shared}
              id="brand-color"
              name="color"
              label="Colour"
              hint="Six hexadecimal digits after #. Leave it empty for ours."
              error={problemOf("color")}
              value={look.color}
              onChange={({ target }) => set("color")(target.value)}
            />
          </div>
          <input
            type="color"
            aria-label="Choose the colour"
            value={/^#[0-9a-f]{6}$/i.test(look.color) ? look.color : "#0c5a5b"}
            onChange={({ target }) => set("color")(target.value)}
            className="h-11 w-14 shrink-0 cursor-pointer rounded-small border border-line-strong bg-surface p-1"
          />
        </div>
        <TextField
          {...shared}
          id="brand-logo"
          name="logo"
          label="Logo"
          hint="The https address of a PNG or JPEG, up to 256 kB. We keep a copy and show that. Leave it empty for your name."
          inputMode="url"
          error={problemOf("logo")}
          value={look.logo}
          onChange={({ target }) => set("logo")(target.value)}
        />
        <Button type="submit" look="primary" pending={pending}>
          Save the brand
        </Button>
      </form>
      <BrandPreview look={look} logo={logo} />
    </div>
  );
}
