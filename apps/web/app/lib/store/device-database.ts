const answerOf = <Result>(request: IDBRequest<Result>): Promise<Result> =>
  new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result))
    request.addEventListener('error', () => reject(request.error ?? new Error('No answer.')))
  })

const endOf = (transaction: IDBTransaction): Promise<void> =>
  new Promise((resolve, reject) => {
    const fail = () => reject(transaction.error ?? new Error('The transaction was ended.'))
    transaction.addEventListener('complete', () => resolve())
    transaction.addEventListener('abort', fail)
    transaction.addEventListener('error', fail)
  })

type DeviceDatabase = {
  readonly name: string
  /** Its stores, with what `createObjectStore` gets. */
  readonly stores: Readonly<Record<string, IDBObjectStoreParameters>>
}

/** A database of the browser, for what is too large for its storage of texts. It is opened at its first use. */
export const createDeviceDatabase = ({ name, stores }: DeviceDatabase) => {
  let opened: Promise<IDBDatabase> | undefined

  const open = (): Promise<IDBDatabase> => {
    opened ??= (async () => {
      const request = indexedDB.open(name, 1)
      request.addEventListener('upgradeneeded', () => {
        for (const [store, parameters] of Object.entries(stores))
          request.result.createObjectStore(store, parameters)
      })
      const database = await answerOf(request)
      // Where a person lets the browser forget the site, no page may hold it up.
      database.addEventListener('versionchange', () => {
        opened = undefined
        database.close()
      })
      return database
    })()
    opened.catch(() => {
      opened = undefined
    })
    return opened
  }

  return {
    /** @returns the values of a store; those of a range of keys, where one is given */
    async readAll<Value>(store: string, range?: IDBKeyRange): Promise<readonly Value[]> {
      const database = await open()
      const request = database.transaction(store).objectStore(store).getAll(range)
      return answerOf(request as IDBRequest<Value[]>)
    },
    /**
     * Changes all stores or, where it fails, none. What was written survives a device that goes out.
     *
     * @throws {DOMException} `QuotaExceededError` where the disk is full, or the error with which a browser denies its storage
     */
    async write(work: (transaction: IDBTransaction) => void): Promise<void> {
      const database = await open()
      const transaction = database.transaction(Object.keys(stores), 'readwrite', {
        durability: 'strict',
      })
      const end = endOf(transaction)
      work(transaction)
      await end
    },
  }
}
