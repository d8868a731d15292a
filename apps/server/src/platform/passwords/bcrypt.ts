import { randomBytes } from 'node:crypto'
import { hash } from '@node-rs/bcrypt'

const SALT_BYTES = 16
/**
 * The first bytes of each salt that is made here: what is hashed is then known to be in normal form NFC. 104 random bits
 * are left; NIST SP 800-63B asks for 32. Other services verify the hash as any other.
 */
const MARK = Buffer.from('NFC')
/** The mark in the base 64 of bcrypt, behind version and cost. */
const MARKED = /^\$2b\$\d\d\$RiXB/

/** Whether `hashBcrypt` made it. */
export const isOwnBcrypt = (hashed: string): boolean => MARKED.test(hashed)

/** @param spelt in normal form NFC, at most 72 bytes */
export const hashBcrypt = (spelt: string, cost: number): Promise<string> =>
  hash(spelt, cost, Buffer.concat([MARK, randomBytes(SALT_BYTES - MARK.length)]))
