import type { ReactNode, Ref } from 'react'
import { m } from '#messages'
import type { Unreached } from '#lib/network/use-unreached.ts'
import { Button, type ButtonLook, type ButtonSize } from '#ui/button.tsx'
import { UnreachedNotice } from '#ui/unreached-notice.tsx'

/** Name of the submit button, under which `useAccountForm` finds it. */
export const SUBMIT = 'send'

type AccountFormProps = {
  readonly ref?: Ref<HTMLFormElement>
  readonly isBusy: boolean
  /** The request that did not reach the server, from `useAccountForm`. */
  readonly unreached: Unreached | undefined
  /** With `true` or `false` the inputs are in a fieldset, which the form can disable. */
  readonly isDisabled?: boolean
  /** Text of the submit button. */
  readonly action: string
  /** Text of the submit button while the task runs. */
  readonly busyAction?: string
  readonly look?: ButtonLook
  readonly size?: ButtonSize
  /** Layout of the inputs and the button. */
  readonly className?: string
  readonly children?: ReactNode
  /** Shown below the submit button. */
  readonly footer?: ReactNode
  onSubmit(): void
}

/**
 * Inputs and the button that sends them. The inputs show what is wrong, not the browser. The form
 * is a POST, so that a password never reaches the address bar if the browser sends the form itself.
 */
export const AccountForm = (props: AccountFormProps) => {
  const { ref, isBusy, isDisabled, className = 'flex flex-col gap-5', onSubmit } = props
  const { action, busyAction = m.auth_working(), look = 'primary', size = 'large' } = props
  const content = (
    <>
      {props.children}
      <UnreachedNotice unreached={props.unreached} onAgain={onSubmit} />
      <Button type="submit" name={SUBMIT} look={look} size={size}>
        {isBusy ? busyAction : action}
      </Button>
      {props.footer}
    </>
  )
  return (
    <form
      ref={ref}
      method="post"
      noValidate
      className={isDisabled === undefined ? className : undefined}
      onSubmit={(event) => {
        event.preventDefault()
        onSubmit()
      }}
    >
      {isDisabled === undefined ? (
        content
      ) : (
        <fieldset disabled={isDisabled} className={className}>
          {content}
        </fieldset>
      )}
    </form>
  )
}
